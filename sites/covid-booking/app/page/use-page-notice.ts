import type { Notice } from '@larkwell/platform/session/notice';
import { useRouteLoaderData } from '@remix-run/react';

/** The part of the root loader's data that pages use. */
export interface NoticeData {
  notice: Notice | undefined;
}

/** The notice from the previous page, shown once; null if none. */
export const usePageNotice = () => useRouteLoaderData<NoticeData>('root')?.notice ?? null;
