import type { RefusalCode } from '@larkwell/contracts/refusals';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { paymentMessages } from '../../messages/payment';

/** Why a link does not lead to a payment. */
export interface NotOpened {
  errorMessage: string;
  code: RefusalCode;
  /** Nobody knows whether it has been paid: the page only offers to look again. */
  isUnknown: boolean;
}

type Answer<Data> =
  { success: true; data: Data } | { success: false; errorMessage: string; code: RefusalCode };

/** Makes a call about a pay link. Returns its data, or what the page says instead, with the page's status. */
export async function askAboutLink<Data>(
  call: Promise<Answer<Data>>,
): Promise<{ data: Data } | { problem: NotOpened; status: number }> {
  const asked = await attemptOr(call, paymentMessages.notKnown);
  if (asked.ok && asked.value.success) return { data: asked.value.data };
  const { errorMessage, code } = asked.ok
    ? (asked.value as Answer<Data> & { success: false })
    : asked.refusal;
  const isUnknown = code === 'fault' || code === 'unavailable';
  const status = isUnknown ? 503 : code === 'not-found' ? 404 : asked.ok ? 409 : asked.refusal.status;
  return { problem: { errorMessage, code, isUnknown }, status };
}
