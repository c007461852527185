import { Card } from '../card/card';
import { SummaryList } from '../summary-list/summary-list';
import type { SummaryRow } from '../summary-list/summary-list';
import { useWords } from '../words/words';
import styles from './visit-summary.module.css';

/** Test, place, date and time of the visit, beside the form on wide screens, above it on narrow ones. */
export function VisitSummary({
  rows,
  title: given,
}: {
  /** What is known of the visit so far. */
  rows: readonly SummaryRow[];
  /** Heading above the rows. */
  title?: string;
}) {
  const words = useWords();
  const title = given ?? words.yourVisit;
  return (
    <div className={styles.summary}>
      <Card as="section" tone="sunken" aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <SummaryList rows={rows} />
      </Card>
    </div>
  );
}
