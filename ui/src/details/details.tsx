import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './details.module.css';

export interface DetailsProps extends ComponentPropsWithoutRef<'details'> {
  summary: ReactNode;
  /** `panel` draws a border: questions and answers. `plain` is a line of text that opens. */
  look?: 'plain' | 'panel';
  /** Shared by several: opening one closes the others. */
  name?: string;
  /** Whether it comes opened. */
  open?: boolean;
}

/** Holds what most people do not need. Never an error, never a field that must be filled in. */
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
