import { attempt } from '@larkwell/platform/client/refusal';
import type { PageHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { paymentMessages as words } from '../../messages/payment';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { readVisitForm } from '../../session.server';

export const meta = pageTitle(words.linkTitle);
export const handle: PageHandle = { card: true };

/** Opens Stripe's page. Only a press of the button does: mail scanners open links. */
export async function action({ request, params }: ActionFunctionArgs) {
  await readVisitForm(request);
  const opened = await attempt(apiFor(request).appointments.openPayLink({ linkId: params.link ?? '' }));
  if (!opened.ok) return data({ problem: opened.refusal.errorMessage }, { status: 409 });
  if (!opened.value.success) return data({ problem: opened.value.errorMessage }, { status: 409 });
  return redirect(opened.value.data.url, 303);
}

export default function PayLinkPage() {
  const answer = useActionData<{ problem: string }>();
  return (
    <PageMain>
      {answer && (
        <Notice tone="error" announce="alert">
          <p>{answer.problem}</p>
        </Notice>
      )}
      <h1>{words.linkTitle}</h1>
      <p>{words.linkText}</p>
      <p>{words.captured}</p>
      <p>{words.nonRefundable}</p>
      <p>{words.hostedText}</p>
      <PostForm>
        <Button>{words.linkContinue}</Button>
      </PostForm>
    </PageMain>
  );
}
