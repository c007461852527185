import type { Notice } from '@larkwell/platform/session/notice';
import { FlashNotice } from '@larkwell/ui/flash-notice/flash-notice';
import styles from './site-notice.module.css';

/** What the last action did, said once above the page it led to. The drawer moves it here when it sent the form itself. */
export function SiteNotice({ notice }: { notice?: Notice }) {
  return (
    <div id="site-notice" className={styles.place}>
      {notice && <FlashNotice tone={notice.tone}>{notice.text}</FlashNotice>}
    </div>
  );
}
