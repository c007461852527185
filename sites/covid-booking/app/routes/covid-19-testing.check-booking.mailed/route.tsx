import { attemptOr } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { goOnWithCookies } from '../../booking/check-cookies';
import { HiddenFields } from '../../booking/hidden-fields';
import { keepAddress } from '../../booking/lookup.server';
import { lookupMessages as words } from '../../messages/lookup';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost, sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.mailedTitle);

export function loader({ request }: LoaderFunctionArgs) {
  const link = new URL(request.url).searchParams.get('link');
  if (!link) throw redirect(paths.checkBooking());
  return { link };
}

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const link = String(form.get('link') ?? '');
  const opened = await attemptOr(
    apiFor(request).appointments.openBookingLink({ link }),
    errorMessages.tryAgain,
  );
  if (!opened.ok) {
    const text = opened.refusal.errorMessage;
    return seeOther(paths.checkBooking(), await notices.give({ tone: 'error', text }));
  }
  const { userEmail, proof } = opened.value.data;
  keepAddress(session, userEmail);
  session.set('bookingProof', proof);
  return goOnWithCookies(request, paths.myBookings(), await sessions.commit(session));
}

/** Mail scanners open links, so only the button counts as a person. */
export default function MailedLinkPage() {
  const { link } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <h1>{words.mailedTitle}</h1>
      <p>{words.mailedLead}</p>
      <PostForm action={paths.mailedLink()}>
        <HiddenFields values={{ link }} />
        <Button>{words.mailedOpen}</Button>
      </PostForm>
    </PageMain>
  );
}
