import type { Notice } from '@larkwell/platform/session/notice';
import { FlashNotice } from '@larkwell/ui/flash-notice/flash-notice';
import styles from './site-notice.module.css';

/**
 * The result of the last action, shown once above the page it led to. The cart drawer moves it here if it sent the
 * form.
 */
export function SiteNotice({ notice }: { notice?: Notice }) {
  return (
    <div id="site-notice" className={styles.place}>
      {notice && <FlashNotice tone={notice.tone}>{notice.text}</FlashNotice>}
    </div>
  );
}
