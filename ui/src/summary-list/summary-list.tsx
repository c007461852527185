import type { ReactNode } from 'react';
import { useWords } from '../words/words';
import styles from './summary-list.module.css';

export interface SummaryRow {
  /** The question as a short noun: "Date of birth". */
  label: string;
  /** The answer in words; "Not provided" if empty. */
  value?: ReactNode;
  /** Where to change it; the link reads "Change date of birth". */
  changeHref?: string;
}

/** Answers to check before sending, or facts about one thing. */
export function SummaryList({
  rows,
}: {
  /** Questions and answers, in order. */
  rows: readonly SummaryRow[];
}) {
  const words = useWords();
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt>{row.label}</dt>
          <dd className={styles.value}>
            {row.value || <span className="secondary">{words.notProvided}</span>}
          </dd>
          {row.changeHref ? (
            <dd>
              <a href={row.changeHref} className={styles.change}>
                {words.change}
                <span className="visually-hidden"> {row.label.toLowerCase()}</span>
              </a>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
