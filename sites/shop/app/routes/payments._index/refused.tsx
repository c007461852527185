import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { FlashNotice } from '@larkwell/ui/flash-notice/flash-notice';
import type { PaymentReply } from './pay.server';
import { savedCardField } from './saved-card-field';

/** A refused company card shows as an alert; a refused card of one's own goes on top of the page. */
export function Refused({ error, option, savedCard }: PaymentReply) {
  if (!error) return null;
  if (option === 'organization') return <FlashNotice tone="error">{error}</FlashNotice>;
  return <ErrorSummary errors={[{ text: error, ...(savedCard && { id: savedCardField }) }]} />;
}
