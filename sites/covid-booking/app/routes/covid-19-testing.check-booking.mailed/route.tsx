import { attemptOr } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { apiFor } from '../../api.server';
import { pathOfPress } from '../../booking-press';
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

/** The change that a mail's link leads to. */
const mailedPress = z.enum(['move', 'cancel']);

export const meta = pageTitle(words.mailedTitle);

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const link = query.get('link');
  if (!link) throw redirect(paths.checkBooking());
  return { link, press: mailedPress.safeParse(query.get('press')).data };
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
  const { userEmail, proof, bookingId } = opened.value.data;
  keepAddress(session, userEmail);
  session.set('bookingProof', proof);
  const press = mailedPress.safeParse(form.get('press')).data;
  const next = press ? pathOfPress({ press, booking: bookingId }) : paths.myBookings();
  return goOnWithCookies(request, next, await sessions.commit(session));
}

/** Mail scanners open links, so only the button counts as a person. */
export default function MailedLinkPage() {
  const { link, press } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <h1>{press ? words.mailedTitles[press] : words.mailedTitle}</h1>
      <p>{press ? words.codeWhy[press] : words.mailedLead}</p>
      <PostForm action={paths.mailedLink()}>
        <HiddenFields values={press ? { link, press } : { link }} />
        <Button>{press ? words.mailedGoOn : words.mailedOpen}</Button>
      </PostForm>
    </PageMain>
  );
}
