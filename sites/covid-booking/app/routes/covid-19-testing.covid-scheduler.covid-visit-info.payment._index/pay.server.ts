import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import type { TermsChange } from '@larkwell/contracts/terms';
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

interface NotPaid {
  errorMessage: string;
  /** What differs from the form's terms. */
  changes?: TermsChange[];
  code?: RefusalCode;
}

/** While the outcome of a payment is unknown, the page says so; if it is known here, nothing was charged. */
const sentenceOf = ({ errorMessage, code }: NotPaid) =>
  (code !== 'unavailable' && errorMessage) || errorMessages.paymentFailed;

/** Someone at no cost has to enter a mailed code before anyone pays. */
const asksOfHousehold = ({ household }: Draft, refusal: NotPaid) =>
  household !== null && refusal.code === 'code-required';

/** The booking says whose address it is, and mails the code there. */
async function sendCode(request: Request, session: VisitSession, draft: HeldDraft, terms: string) {
  const asked = await confirm(request, session, draft, terms);
  return asked instanceof Response ? asked : problem(asked);
}

const problem = (refusal: NotPaid) =>
  data({ problem: sentenceOf(refusal), changes: refusal.changes }, { status: 409 });
/** Shown in the card dialog; changes are shown on the page. */
const cardProblem = (refusal: NotPaid) =>
  refusal.changes ? problem(refusal) : data({ cardError: sentenceOf(refusal) }, { status: 409 });

/**
 * Authorizes the card from the page's token, runs the bank's challenge if there is one, and books. The API charges the
 * card once the booking stands; a refused booking is never charged.
 */
export async function payByCard(
  request: Request,
  session: VisitSession,
  draft: HeldDraft,
  form: FormData,
  terms: string,
) {
  const token = form.get('token');
  const chargeId = form.get('chargeId');
  if (!token && !chargeId && !draft.payment_charge_id) {
    return cardProblem({ errorMessage: errorMessages.paymentFailed });
  }
  if (token || chargeId) {
    const charge = await attemptOr(
      apiFor(request).appointments.createCharge({
        ...(token ? { token: String(token) } : { chargeId: String(chargeId) }),
        testType: draft.testType ?? DEFAULT_TEST_TYPE,
        draftId: draft.draftId,
        holdToken: draft.hold.holdToken,
        terms,
      }),
      errorMessages.paymentFailed,
    );
    if (!charge.ok) return cardProblem(charge.refusal);
    if (!charge.value.success) {
      // Another press was faster: redirect to what it booked.
      if (charge.value.code === 'already-paid') return redirect(paths.payment(), 303);
      if (asksOfHousehold(draft, charge.value)) return sendCode(request, session, draft, terms);
      return cardProblem(charge.value);
    }
    const { data: charged, requiresAction, clientSecret } = charge.value;
    if (!charged) return cardProblem({ errorMessage: errorMessages.paymentFailed });
    if (requiresAction) return data({ chargeId: charged, clientSecret });
  }
  const booked = await confirm(request, session, draft, terms);
  if (!(booked instanceof Response) && booked.changes) return problem(booked);
  if (booked instanceof Response) return booked;
  // Shown on the page if the hold is over, otherwise in the dialog.
  return data({ problem: booked.errorMessage, cardError: booked.errorMessage }, { status: 409 });
}

/** Redirects to Stripe's hosted page, which returns to the return page. */
export async function payOnHostedPage(
  request: Request,
  session: VisitSession,
  draft: HeldDraft,
  terms: string,
) {
  const { draftId, hold } = draft;
  const opened = await attemptOr(
    apiFor(request).appointments.createCheckoutSession({ draftId, holdToken: hold.holdToken, terms }),
    errorMessages.paymentFailed,
  );
  if (!opened.ok) return problem(opened.refusal);
  if (!opened.value.success) {
    if (asksOfHousehold(draft, opened.value)) return sendCode(request, session, draft, terms);
    return problem(opened.value);
  }
  return redirect(opened.value.data.url, 303);
}

/** Mails a link to pay on another device, and redirects to the page that shows it and waits. */
export async function payElsewhere(request: Request, session: VisitSession, draft: HeldDraft, terms: string) {
  const { draftId, hold } = draft;
  const made = await attemptOr(
    apiFor(request).appointments.createPayLink({ draftId, holdToken: hold.holdToken, terms }),
    errorMessages.paymentFailed,
  );
  if (!made.ok) return problem(made.refusal);
  if (!made.value.success) {
    if (asksOfHousehold(draft, made.value)) return sendCode(request, session, draft, terms);
    return problem(made.value);
  }
  session.set('payLinkUrl', made.value.data.url);
  session.set('payLinkSentTo', made.value.data.sentTo);
  return seeOther(paths.paymentElsewhere(), await sessions.commit(session));
}
