import { ApiFault, attempt } from '@larkwell/platform/client/refusal';
import type { Visit } from '../../session/visit.server';
import { findMeaning, type PayLinkEnd } from './link-over';

/** What the page says about a link that failed: `error` keeps the button, an end does not. */
export type NoPayment = { error: string } | { end: PayLinkEnd } | { isUnknown: true };

/** Makes a call about a pay link. Returns its data, or what the page says instead, with the page's status. */
export async function askAboutLink<Data>(
  { session, person }: Visit,
  call: Promise<{ data: Data }>,
): Promise<{ data: Data } | { reply: NoPayment; status: number }> {
  try {
    const answer = await attempt(call);
    if (answer.ok) return { data: answer.value.data };
    const { code, changes = [], errorMessage: sentence, status } = answer.refusal;
    const meaning = findMeaning(code);
    if (meaning === null) return { reply: { error: sentence }, status };
    const isPaying = code === 'terms-changed' && session.has('orderId');
    const visitor = isPaying ? 'paying' : person ? 'signed-in' : 'nobody';
    return { reply: { end: { sentence, meaning, changes, visitor } }, status };
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return { reply: { isUnknown: true }, status: 503 };
  }
}
