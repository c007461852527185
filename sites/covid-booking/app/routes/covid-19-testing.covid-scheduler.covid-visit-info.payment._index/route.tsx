import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { Notice } from '@larkwell/ui/notice/notice';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { isHeld } from '../../booking/draft.server';
import { HeldTime } from '../../booking/held-time';
import { getPayableDraft, requireHold } from '../../booking/payable-draft.server';
import { price } from '../../booking/price';
import { VisitFacts } from '../../booking/visit-facts';
import { env } from '../../env.server';
import { paymentMessages as words } from '../../messages/payment';
import { schedulerMessages } from '../../messages/scheduler';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { usePageNotice } from '../../page/use-page-notice';
import { readVisitForm } from '../../session.server';
import { CardPayment } from './card-payment';
import type { CardAnswer } from './card-payment';
import { OtherWays } from './other-ways';
import { payByCard, payElsewhere, payOnHostedPage } from './pay.server';

export const meta = pageTitle(words.title);
export const handle = { access: 'open', hydrate: true, card: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { draft, testType, amount, newTimeHref } = await getPayableDraft(request);
  return {
    hold: draft.hold,
    testType,
    amount,
    newTimeHref,
    held: isHeld(draft),
    stripeScript: env.STRIPE_JS_URL,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { form } = await readVisitForm(request);
  const { draft, session } = await getPayableDraft(request);
  const held = requireHold(draft);
  if (form.get('intent') === 'hosted') return payOnHostedPage(request, held);
  if (form.get('intent') === 'device') return payElsewhere(request, session, held);
  return payByCard(request, session, held, form);
}

export default function PaymentPage() {
  const { hold, testType, amount, newTimeHref, held, stripeScript, publishableKey } =
    useLoaderData<typeof loader>();
  const answer = useActionData<CardAnswer & { problem?: string }>();
  const notice = usePageNotice();
  // A custom element changes its markup, so on this page it waits until React has taken that over.
  useEffect(() => void import('@larkwell/ui/behaviours/hold-warnings'), []);
  useErrorTitle(answer?.problem !== undefined || answer?.cardError !== undefined);
  return (
    <PageMain>
      <HeldTime draft={{ hold }} held={held} newTimeHref={newTimeHref} />
      {answer?.problem && (
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
      {held && (
        <>
          <CardPayment
            amount={price(amount)}
            stripeScript={stripeScript}
            publishableKey={publishableKey}
            answer={answer}
            waits={notice !== null || (answer?.problem !== undefined && !answer.cardError)}
          />
          <OtherWays canBeFree={testType === 'RT-PCR'} />
        </>
      )}
      <VisitFacts draft={{ hold, testType }} />
    </PageMain>
  );
}
