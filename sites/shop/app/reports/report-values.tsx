import type { ExplainedValue } from '@larkwell/contracts/reports/reports';
import { Tag } from '@larkwell/ui/tag/tag';
import { positionWords } from '../messages/reports';
import { RangePicture } from '@larkwell/ui/range-picture/range-picture';
import styles from './report-values.module.css';

/** Each value: its range in words first, then as a picture, then what it means. */
export function ReportValues({ values }: { values: ExplainedValue[] }) {
  return (
    <section className="stack" aria-labelledby="values">
      <h2 id="values">Your values</h2>
      <ul className="stack">
        {values.map(({ value, position, isUsual, meaning }) => (
          <li key={value.name} className={styles.value}>
            <div className="cluster" data-justify="between">
              <h3>{value.name}</h3>
              <Tag tone={isUsual ? 'success' : 'warning'} icon={isUsual ? 'check' : 'info'}>
                {positionWords[position]}
              </Tag>
            </div>
            {value.kind === 'measured' && (
              <>
                <p>
                  <strong>
                    {value.value} {value.unit}
                  </strong>
                  <span className="secondary">. Usual: {usualRange(value)}</span>
                </p>
                <RangePicture value={value.value} low={value.low} high={value.high} />
              </>
            )}
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function usualRange({ low, high, unit }: { low: number | null; high: number | null; unit: string }): string {
  if (low !== null && high !== null) return `${low} to ${high} ${unit}`;
  if (low !== null) return `${low} ${unit} or more`;
  return high !== null ? `${high} ${unit} or less` : 'not set';
}
