import type { TrackElement } from '@larkwell/contracts/tracking/tracking';
import { Table } from '@larkwell/ui/table/table';
import { orderMessages } from '../messages/orders';
import { formatScan } from '../time/format';

/** The carrier's scans, as the carrier worded them. */
export function Scans({ elements }: { elements: TrackElement[] }) {
  if (elements.length === 0) return <p>{orderMessages.noScans}</p>;
  return (
    <Table
      caption="Where your package has been"
      columns={[
        { key: 'date', label: 'Local date and time' },
        { key: 'text', label: 'What happened' },
        { key: 'place', label: 'Where' },
      ]}
      rows={elements.map(({ date, text, city, state }, index) => ({
        key: String(index),
        cells: [formatScan(date), text, [city, state].filter(Boolean).join(', ')],
      }))}
    />
  );
}
