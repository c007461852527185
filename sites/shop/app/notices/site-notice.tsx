import type { Notice } from '@larkwell/platform/session/notice';
import { FlashNotice } from '@larkwell/ui/flash-notice/flash-notice';

/** What the last action did, said once above the page it led to. The drawer moves it here when it sent the form itself. */
export function SiteNotice({ notice }: { notice?: Notice }) {
  return <div id="site-notice">{notice && <FlashNotice tone={notice.tone}>{notice.text}</FlashNotice>}</div>;
}
