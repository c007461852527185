import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { readTerms } from '../../booking/pressed-terms.server';
import { paymentMessages as words } from '../../messages/payment';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { openPost } from '../../session.server';
import { askAboutLink, type NotOpened } from './answer.server';
import { Offer } from './offer';

export const meta = pageTitle(() => words.linkTitle);
export const handle = { access: 'open', card: true } satisfies RouteHandle;

/** Only reads the link and starts no payment: mail scanners follow links. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const linkId = params.link ?? '';
  const asked = await askAboutLink(apiFor(request).appointments.getPayLink({ linkId }));
  if ('data' in asked) return data({ offer: asked.data, problem: null });
  return data({ offer: null, problem: asked.problem }, { status: asked.status });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { form } = await openPost(request);
  const terms = readTerms(form);
  if (!terms) {
    const answer = { errorMessage: errorMessages.formTooOld, code: 'bad-input', isUnknown: false } as const;
    return data<NotOpened>(answer, { status: 400 });
  }
  const linkId = params.link ?? '';
  const opened = await askAboutLink(apiFor(request).appointments.openPayLink({ linkId, terms }));
  if ('data' in opened) return redirect(opened.data.url, 303);
  return data<NotOpened>(opened.problem, { status: opened.status });
}

export default function PayLinkPage() {
  const { offer, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<NotOpened>();
  const { pathname } = useLocation();
  const refusal = problem ?? answer;
  const isUnknown = refusal?.isUnknown ?? false;
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
      {offer && !isUnknown && <Offer offer={offer} />}
    </PageMain>
  );
}
