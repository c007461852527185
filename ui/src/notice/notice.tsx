import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon';
import { useWords } from '../words/words';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What kind of news: it decides color, icon and the icon's name. */
  tone?: NoticeTone;
  /** The news in a few words, above the rest. */
  title?: ReactNode;
  /**
   * `alert` for the outcome of the person's action, `status` for news that can wait; omit for text that was on the page
   * from the start.
   */
  announce?: 'alert' | 'status';
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
};

/** A message in the page. It stays until the next page; nothing important disappears by itself. */
export function Notice({ tone = 'info', title, announce, children, ...rest }: NoticeProps) {
  const { notices } = useWords();
  return (
    <div {...rest} className={styles.notice} data-tone={tone} role={announce}>
      <Icon name={icons[tone]} label={notices[tone]} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
