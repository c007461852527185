import type { Notice } from '@larkwell/platform/session/notice';
import { useRouteLoaderData } from '@remix-run/react';

/** What pages take from the root's loader. */
export interface NoticeData {
  notice: Notice | undefined;
}

/** What the page before this one has to say, once; null when nothing. */
export const usePageNotice = () => useRouteLoaderData<NoticeData>('root')?.notice ?? null;
