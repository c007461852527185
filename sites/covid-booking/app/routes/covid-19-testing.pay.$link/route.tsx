import { attemptOr } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { endOfHold } from '../../booking/held-time';
import { price } from '../../booking/price';
import { VisitFacts } from '../../booking/visit-facts';
import { paymentMessages as words } from '../../messages/payment';
import { schedulerMessages } from '../../messages/scheduler';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { readVisitForm } from '../../session.server';

export const meta = pageTitle(words.linkTitle);
export const handle = { access: 'open', card: true } satisfies RouteHandle;

/** Reads what is asked for and opens nothing: mail scanners follow links. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { appointments } = apiFor(request);
  const linkId = params.link ?? '';
  const found = await attemptOr(appointments.getPayLink({ linkId }), errorMessages.tryAgain);
  if (!found.ok) return { offer: null, problem: found.refusal.errorMessage };
  if (!found.value.success) return { offer: null, problem: found.value.errorMessage };
  return { offer: found.value.data, problem: null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await readVisitForm(request);
  const { appointments } = apiFor(request);
  const linkId = params.link ?? '';
  const opened = await attemptOr(appointments.openPayLink({ linkId }), errorMessages.tryAgain);
  if (!opened.ok) return refused(opened.refusal.errorMessage);
  if (!opened.value.success) return refused(opened.value.errorMessage);
  return redirect(opened.value.data.url, 303);
}

const refused = (problem: string) => data({ problem }, { status: 409 });

export default function PayLinkPage() {
  const { offer, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sentence = problem ?? answer?.problem;
  return (
    <PageMain>
      {sentence && (
        <Notice tone="error" announce="alert">
          <p>{sentence}</p>
        </Notice>
      )}
      <h1>{words.linkTitle}</h1>
      {offer && (
        <>
          <p>{words.linkText}</p>
          <p>
            <strong>{words.amount(price(offer.amount), schedulerMessages.testTypes[offer.testType])}</strong>
          </p>
          <p>{words.linkUntil(endOfHold(offer))}</p>
          <p>{words.captured}</p>
          <p>{words.nonRefundable}</p>
          <p>{words.hostedText}</p>
          <PostForm>
            <Button>{words.linkContinue}</Button>
          </PostForm>
          <VisitFacts draft={{ hold: offer, testType: offer.testType }} />
        </>
      )}
    </PageMain>
  );
}
