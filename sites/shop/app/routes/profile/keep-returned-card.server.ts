import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../../paths';
import { notices } from '../../session/session.server';
import { ask, type SignedInVisit } from '../../session/visit.server';

/**
 * Saves the card set up on Stripe's hosted page, whose session id is in the return address. Saving twice keeps one
 * card, so a reload does no harm.
 *
 * @throws a redirect to the profile without the session id in its address
 */
export async function keepReturnedCard(visit: SignedInVisit, request: Request): Promise<void> {
  const session = new URL(request.url).searchParams.get('cardSession');
  if (!session) return;
  const call = visit.api.payments.addPaymentMethod({ userId: visit.person.id, checkoutSession: session });
  const answer = await ask(visit, request, call);
  const notice = answer.ok
    ? { tone: 'success' as const, text: answer.value.message }
    : { tone: 'error' as const, text: answer.refusal.errorMessage };
  throw seeOther(paths.profile(), await notices.give(notice));
}
