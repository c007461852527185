import { runNamedAction } from '@larkwell/platform/forms/named-action';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import type { TermsChange } from '@larkwell/contracts/terms';
import { ButtonLink } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { Notice } from '@larkwell/ui/notice/notice';
import { VisitSummary } from '@larkwell/ui/visit-summary/visit-summary';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { isHeld } from '../../booking/draft.server';
import { describeHold } from '../../booking/described-hold';
import { HeldTime } from '../../booking/held-time';
import { getPayableDraft, requireHold } from '../../booking/payable-draft.server';
import { readTerms } from '../../booking/pressed-terms.server';
import { findPaymentOutcome } from '../../booking/payment-outcome.server';
import { price } from '../../booking/price';
import { listVisitFacts } from '../../booking/visit-fact-rows';
import { env } from '../../env.server';
import { paymentMessages as words } from '../../messages/payment';
import { schedulerMessages } from '../../messages/scheduler';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { usePageNotice } from '../../page/use-page-notice';
import { paths } from '../../paths';
import { openPost } from '../../session.server';
import { CardOutcome } from './card-outcome';
import { CardPayment } from './card-payment';
import type { CardAnswer } from './card-payment';
import { OtherWays } from './other-ways';
import { payByCard, payElsewhere, payOnHostedPage } from './pay.server';

export const meta = pageTitle(() => words.title);
export const handle = { access: 'open', hydrate: true, card: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { draft, testType, amount, newTimeHref } = await getPayableDraft(request);
  const outcome = await findPaymentOutcome(request, draft);
  // A hydrated page carries its data in the HTML and its texts in the script, so pass only what is shown.
  return {
    hold: draft.hold && isHeld(draft) ? describeHold(draft.hold) : null,
    visitFacts: listVisitFacts(draft),
    terms: draft.terms ?? '',
    outcome,
    testType,
    amount,
    newTimeHref,
    stripeScript: env.STRIPE_JS_URL,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { form } = await openPost(request);
  const { draft, session } = await getPayableDraft(request, form);
  const held = requireHold(draft);
  const terms = readTerms(form);
  if (!terms) return data({ problem: errorMessages.formTooOld }, { status: 400 });
  return runNamedAction(form, {
    hosted: () => payOnHostedPage(request, held, terms),
    device: () => payElsewhere(request, session, held, terms),
    default: () => payByCard(request, session, held, form, terms),
  });
}

export default function PaymentPage() {
  const { hold, visitFacts, terms, outcome, testType, amount, newTimeHref, ...provider } =
    useLoaderData<typeof loader>();
  const answer = useActionData<CardAnswer & { problem?: string; changes?: TermsChange[] }>();
  const notice = usePageNotice();
  // A custom element changes its markup, so on this page it waits until React has taken over.
  useEffect(() => void import('@larkwell/ui/behaviors/hold-warnings'), []);
  useErrorTitle(answer?.problem !== undefined || answer?.cardError !== undefined);
  return (
    <PageMain>
      <HeldTime hold={hold} newTimeHref={newTimeHref} />
      {answer?.problem && answer.changes && !outcome && (
        <ChangedTerms
          announce="alert"
          title={answer.problem}
          changes={answer.changes}
          action={<ButtonLink href={paths.payment()}>{words.continueWith(price(amount))}</ButtonLink>}
        >
          <p>{words.changedLead}</p>
        </ChangedTerms>
      )}
      {answer?.problem && !answer.changes && !outcome && (
        <Notice tone="error" announce="alert">
          <p>{answer.problem}</p>
        </Notice>
      )}
      <h1>{words.title}</h1>
      <p>
        <strong>{words.amount(price(amount), schedulerMessages.testTypes[testType])}</strong>
      </p>
      <p>{words.captured}</p>
      <p>{words.nonRefundable}</p>
      {outcome && (
        <CardOutcome {...outcome} isAnswer={answer !== undefined} terms={terms} canBook={hold !== null} />
      )}
      {hold && !outcome && (
        <>
          <CardPayment
            amount={price(amount)}
            terms={terms}
            {...provider}
            answer={answer}
            waits={notice !== null || (answer?.problem !== undefined && !answer.cardError)}
          />
          <OtherWays canBeFree={testType === 'RT-PCR'} terms={terms} />
        </>
      )}
      {visitFacts.length > 0 && <VisitSummary rows={visitFacts} />}
    </PageMain>
  );
}
