import { ApiFault, attempt, type Attempt } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import { openPost, type Post } from '../session/post.server';
import { openSignedInVisit, type SignedInVisit } from '../session/visit.server';
import { leaveForOrder } from './sign-in-for-order.server';

/** What an action on the payment page starts with. */
export type PayPress = Post<SignedInVisit> & { request: Request };

/** Reads which button was pressed, and by whom. */
export async function openPayPress(request: Request): Promise<PayPress> {
  return { ...(await openPost(request, openSignedInVisit)), request };
}

/**
 * The answer of a call that may charge, or its refusal.
 * @throws a redirect: to sign-in if the API has ended the session; if the answer was lost, to the page that asks Stripe
 *   what happened
 */
export async function askToPay<Value>(
  { visit }: PayPress,
  orderId: string,
  call: Promise<Value>,
): Promise<Attempt<Value>> {
  try {
    const answer = await attempt(call);
    if (answer.ok || answer.refusal.status !== 401) return answer;
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    throw seeOther(paths.paymentReturn({ orderId, lost: 'press' }));
  }
  throw await leaveForOrder(visit.session, orderId);
}
