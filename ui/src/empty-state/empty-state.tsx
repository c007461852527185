import type { ReactNode } from 'react';
import { StripMark } from '../strip-mark/strip-mark';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** The sentence that says what is missing. */
  title: ReactNode;
  children?: ReactNode;
  /** A picture; by default the blank strip. */
  picture?: ReactNode;
  /** What to do next: a ButtonLink. */
  action?: ReactNode;
}

/** Shown in place of an empty list. Says what is missing and what to do, never only "nothing here". */
export function EmptyState({ title, children, picture, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture ?? <StripMark className={styles.strip} />}
      <p className={styles.title}>{title}</p>
      {children}
      {action}
    </div>
  );
}
