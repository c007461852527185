import { ErrorSummary, type SummaryError } from '@larkwell/ui/error-summary/error-summary';
import { Notice } from '@larkwell/ui/notice/notice';
import type { ReactNode } from 'react';
import { usePageNotice } from './use-page-notice';

interface PageMainProps {
  children: ReactNode;
  /** Lines of the error summary, and the sentence above them. */
  errors?: readonly SummaryError[];
  lead?: string;
  /** Uses the full width, for the list of bookings. */
  wide?: boolean;
}

/** The `<main>` of a page: error summary or notice first (never both), then the content. */
export function PageMain({ children, errors = [], lead, wide }: PageMainProps) {
  const failed = errors.length > 0 || lead !== undefined;
  return (
    <main id="main" tabIndex={-1} className={wide ? 'page page-wide stack' : 'page stack'}>
      {failed ? <ErrorSummary errors={errors} lead={lead} /> : <PageNotice />}
      {children}
    </main>
  );
}

function PageNotice() {
  const notice = usePageNotice();
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} announce="alert">
      <p>{notice.text}</p>
    </Notice>
  );
}
