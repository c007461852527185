import { Card } from '../card/card';
import { SummaryList } from '../summary-list/summary-list';
import type { SummaryRow } from '../summary-list/summary-list';
import styles from './visit-summary.module.css';

/** Test, place, date and time of the visit, beside the form on wide screens, above it on narrow ones. */
export function VisitSummary({
  rows,
  title = 'Your visit',
}: {
  /** What is known of the visit so far. */
  rows: readonly SummaryRow[];
  /** Heading above the rows. */
  title?: string;
}) {
  return (
    <div className={styles.summary}>
      <Card as="section" tone="sunken" aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <SummaryList rows={rows} />
      </Card>
    </div>
  );
}
