import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { data, redirect } from '@remix-run/node';
import { apiFor } from '../../api.server';
import { confirm } from '../../booking/confirm.server';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;
type HeldDraft = Draft & { hold: NonNullable<Draft['hold']> };

const problem = (sentence: string) =>
  data({ problem: sentence || errorMessages.paymentFailed }, { status: 409 });
const cardProblem = (sentence: string) =>
  data({ cardError: sentence || errorMessages.paymentFailed }, { status: 409 });

/**
 * Authorises the card whose token the page made, asks the bank where it wants to be asked, and books. The card is
 * charged by the API once the booking stands; one that is refused is never charged.
 */
export async function payByCard(request: Request, session: VisitSession, draft: HeldDraft, form: FormData) {
  const token = form.get('token');
  const chargeId = form.get('chargeId');
  if (!token && !chargeId && !draft.payment_charge_id) return cardProblem(errorMessages.paymentFailed);
  if (token || chargeId) {
    const charge = await attemptOr(
      apiFor(request).appointments.createCharge({
        ...(token ? { token: String(token) } : { chargeId: String(chargeId) }),
        testType: draft.testType ?? DEFAULT_TEST_TYPE,
        draftId: draft.draftId,
        holdToken: draft.hold.holdToken,
      }),
      errorMessages.paymentFailed,
    );
    if (!charge.ok) return cardProblem(charge.refusal.errorMessage);
    if (!charge.value.success) return cardProblem(charge.value.errorMessage);
    const { data: charged, requiresAction, clientSecret } = charge.value;
    if (!charged) return cardProblem(errorMessages.paymentFailed);
    if (requiresAction) return data({ chargeId: charged, clientSecret });
  }
  const booked = await confirm(request, session, draft);
  if (booked instanceof Response) return booked;
  // On the page for a hold that is over, in the dialog for one that still runs.
  return data({ problem: booked.errorMessage, cardError: booked.errorMessage }, { status: 409 });
}

/** Leads to Stripe's own page, which comes back to the return page. */
export async function payOnHostedPage(request: Request, { draftId, hold }: HeldDraft) {
  const opened = await attemptOr(
    apiFor(request).appointments.createCheckoutSession({ draftId, holdToken: hold.holdToken }),
    errorMessages.paymentFailed,
  );
  if (!opened.ok) return problem(opened.refusal.errorMessage);
  if (!opened.value.success) return problem(opened.value.errorMessage);
  return redirect(opened.value.data.url, 303);
}

/** Mails a link to pay with elsewhere, and leads to the page that shows it and waits. */
export async function payElsewhere(request: Request, session: VisitSession, { draftId, hold }: HeldDraft) {
  const made = await attemptOr(
    apiFor(request).appointments.createPayLink({ draftId, holdToken: hold.holdToken }),
    errorMessages.paymentFailed,
  );
  if (!made.ok) return problem(made.refusal.errorMessage);
  if (!made.value.success) return problem(made.value.errorMessage);
  session.set('payLinkUrl', made.value.data.url);
  session.set('payLinkSentTo', made.value.data.sentTo);
  return seeOther(paths.paymentElsewhere(), await sessions.commit(session));
}
