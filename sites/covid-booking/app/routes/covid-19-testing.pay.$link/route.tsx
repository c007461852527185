import type { RefusalCode } from '@larkwell/contracts/refusals';
import { termsField } from '@larkwell/contracts/terms';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { endOfHold } from '../../booking/described-hold';
import { HiddenFields } from '../../booking/hidden-fields';
import { readTerms } from '../../booking/pressed-terms.server';
import { price } from '../../booking/price';
import { VisitFacts } from '../../booking/visit-facts';
import { paymentMessages as words } from '../../messages/payment';
import { schedulerMessages } from '../../messages/scheduler';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { openPost } from '../../session.server';

export const meta = pageTitle(words.linkTitle);
export const handle = { access: 'open', card: true } satisfies RouteHandle;

/** Only reads the link and starts no payment: mail scanners follow links. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { appointments } = apiFor(request);
  const linkId = params.link ?? '';
  const found = await attemptOr(appointments.getPayLink({ linkId }), errorMessages.tryAgain);
  if (!found.ok) return { offer: null, problem: found.refusal };
  if (!found.value.success) return { offer: null, problem: found.value };
  return { offer: found.value.data, problem: null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { form } = await openPost(request);
  const terms = readTerms(form);
  if (!terms) return refused({ errorMessage: errorMessages.formTooOld }, 400);
  const { appointments } = apiFor(request);
  const linkId = params.link ?? '';
  const opened = await attemptOr(appointments.openPayLink({ linkId, terms }), errorMessages.tryAgain);
  if (!opened.ok) return refused(opened.refusal);
  if (!opened.value.success) return refused(opened.value);
  return redirect(opened.value.data.url, 303);
}

interface NotOpened {
  errorMessage: string;
  code?: RefusalCode;
}

const refused = ({ errorMessage, code }: NotOpened, status = 409) => data({ errorMessage, code }, { status });

export default function PayLinkPage() {
  const { offer, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<NotOpened>();
  const { pathname } = useLocation();
  const refusal = problem ?? answer;
  const isUnknown = problem?.code === 'unavailable';
  return (
    <PageMain>
      {refusal && (
        <Notice
          tone={isUnknown ? 'warning' : 'error'}
          title={isUnknown ? words.outcome.unknown : undefined}
          announce="alert"
        >
          <p>{refusal.errorMessage}</p>
          {refusal.code === 'terms-changed' && <p>{words.linkOverNext}</p>}
        </Notice>
      )}
      <h1>{words.linkTitle}</h1>
      {isUnknown && (
        <p>
          <ButtonLink href={pathname}>{words.lookAgain}</ButtonLink>
        </p>
      )}
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
            <HiddenFields values={{ [termsField]: offer.terms }} />
            <Button>{words.linkContinue}</Button>
          </PostForm>
          <VisitFacts draft={{ hold: offer, testType: offer.testType }} />
        </>
      )}
    </PageMain>
  );
}
