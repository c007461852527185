import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './details.module.css';

export interface DetailsProps extends ComponentPropsWithoutRef<'details'> {
  /** The line that opens the rest. */
  summary: ReactNode;
  /** `panel` has a border, for questions and answers. `plain` is a line of text that opens. */
  look?: 'plain' | 'panel';
  /** Shared by a group: opening one closes the others. */
  name?: string;
  /** Whether it starts open. */
  open?: boolean;
}

/** For content most people do not need, or have filled in. Never for an error: open it then. */
export function Details({ summary, look = 'plain', children, ...rest }: DetailsProps) {
  return (
    <details {...rest} className={styles.details} data-look={look}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" className={styles.chevron} />
        <span>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
