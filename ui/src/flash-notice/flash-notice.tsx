import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Notice } from '../notice/notice';
import type { NoticeTone } from '../notice/notice';
import styles from './flash-notice.module.css';

export interface FlashNoticeProps {
  /** What happened: it decides color, icon and the icon's name. */
  tone?: NoticeTone;
  children: ReactNode;
  /** Removed after this many milliseconds if there is script. Only if the text is also at its field. */
  brief?: number;
}

/**
 * The outcome of the last action, at the top of the page it led to. With script it floats and can be closed; it does
 * not disappear by itself unless `brief` is given.
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
