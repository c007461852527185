import { Table } from '@larkwell/ui/table/table';
import { landingMessages as words } from '../../messages/landing';

/** The two tests side by side: results, price, travel. */
export function TestComparison() {
  const { compareColumns: columns } = words;
  return (
    <section className="stack" data-gap="small" aria-labelledby="compare">
      <h2 id="compare">{words.compare}</h2>
      <Table
        caption={words.compareCaption}
        captionHidden
        stackBelow="never"
        columns={[
          { key: 'about', label: columns.about },
          { key: 'pcr', label: columns.pcr },
          { key: 'antigen', label: columns.antigen },
        ]}
        rows={words.compareRows.map(({ about, pcr, antigen }) => ({
          key: about,
          cells: [about, pcr, antigen],
        }))}
      />
      <p>{words.refund}</p>
    </section>
  );
}
