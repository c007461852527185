import { ApiFault, attempt, type Attempt } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import { openPost, type Post } from '../session/post.server';
import { openSignedInVisit, type SignedInVisit } from '../session/visit.server';
import { leaveForOrder } from './sign-in-for-order.server';

/** A press of a button on the payment page. */
export type PayPress = Post<SignedInVisit> & { request: Request };

/** Reads what was pressed, and by whom. */
export async function openPayPress(request: Request): Promise<PayPress> {
  return { ...(await openPost(request, openSignedInVisit)), request };
}

/**
 * The answer of a call that may charge, or its refusal.
 * @throws a redirect: to the sign-in when the API has ended the session; when the answer was lost, to the page that
 * asks the provider what happened before it says anything
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
    throw seeOther(paths.paymentReturn({ orderId }));
  }
  throw await leaveForOrder(visit.session, orderId);
}
