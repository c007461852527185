import type { Notice as NoticeData } from '@larkwell/platform/session/notice';
import { Notice } from '@larkwell/ui/notice/notice';
import styles from './site-notice.module.css';

/** What the last action did, said once above the page it led to. */
export function SiteNotice({ notice }: { notice?: NoticeData }) {
  if (!notice) return null;
  return (
    <div className={styles.place}>
      <Notice tone={notice.tone} announce="alert">
        <p>{notice.text}</p>
      </Notice>
    </div>
  );
}
