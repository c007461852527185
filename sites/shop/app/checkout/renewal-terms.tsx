import type { RenewalFact } from '@larkwell/contracts/subscriptions/renewal-terms';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { useId } from 'react';
import styles from './renewal-terms.module.css';

type RenewalTermsProps = { facts: readonly RenewalFact[]; title?: string };

/** What a subscription costs from now on and how to cancel it; renders nothing without a subscription. */
export function RenewalTerms({ facts, title = 'Your subscription' }: RenewalTermsProps) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.terms}>
      <h2 id={id}>{title}</h2>
      <SummaryList rows={facts.map(([label, value]) => ({ label, value }))} />
    </section>
  );
}
