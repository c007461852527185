import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Notice } from '../notice/notice';
import type { NoticeTone } from '../notice/notice';
import styles from './flash-notice.module.css';

export interface FlashNoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** Taken away after this many milliseconds where there is a script. Only when the text also stands at its field. */
  brief?: number;
}

/**
 * The outcome of what was just done, at the top of the page it led to. With script it floats and can be closed; it
 * does not go by itself unless `brief` is given.
 */
export function FlashNotice({ tone = 'success', children, brief }: FlashNoticeProps) {
  const notice = (
    <closable-notice class={styles.flash}>
      <Notice tone={tone} announce="alert">
        <div className={styles.line}>
          <div>{children}</div>
          <button type="button" data-close="" className={`${styles.close} with-script`}>
            <Icon name="cross" label="Close" />
          </button>
        </div>
      </Notice>
    </closable-notice>
  );
  return brief === undefined ? notice : <brief-alert data-milliseconds={String(brief)}>{notice}</brief-alert>;
}
