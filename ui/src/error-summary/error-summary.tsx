import type { ReactNode } from 'react';
import { useWords } from '../words/words';
import styles from './error-summary.module.css';

export interface SummaryError {
  /** Id of the control to link to: the first of a group, the wrong part of a date. Without it the line is text. */
  id?: string;
  text: ReactNode;
}

export interface ErrorSummaryProps {
  /** Each error of the page, in the order of its fields. */
  errors: readonly SummaryError[];
  /** A sentence above the list, for what is wrong with the whole page. */
  lead?: ReactNode;
  /** Heading above the list; "There is a problem" without it. */
  title?: string;
}

/**
 * First in `<main>` when a form comes back. `autofocus` moves focus there without script; the alert is on an inner
 * element, because some screen readers announce a focused alert twice. Prefix the page's title with "Error: ".
 */
export function ErrorSummary({ errors, lead, title }: ErrorSummaryProps) {
  const words = useWords();
  if (errors.length === 0 && !lead) return null;
  return (
    // The page has just come back with these errors: focus belongs here.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div className={styles.summary} tabIndex={-1} autoFocus data-error-summary>
      <div role="alert" className={styles.body}>
        <h2 className={styles.title}>{title ?? words.problem}</h2>
        {lead ? <p>{lead}</p> : null}
        {errors.length > 0 ? (
          <ul className={styles.list}>
            {errors.map((error, index) => (
              <li key={index}>{error.id ? <a href={`#${error.id}`}>{error.text}</a> : error.text}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
