import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { askForCode } from '../../booking/ask-for-code.server';
import { pressSchema } from '../../booking-press';
import { getBookings } from '../../booking/lookup.server';
import { landingMessages } from '../../messages/landing';
import { lookupMessages as words } from '../../messages/lookup';
import { paymentMessages } from '../../messages/payment';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost } from '../../session.server';
import { BookingTable } from './booking-table';
import { Openings } from './openings';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.listTitle);

export async function loader({ request }: LoaderFunctionArgs) {
  const { userEmail, lookup } = await getBookings(request);
  if (!lookup.ok) {
    const nothing = { bookings: null, openings: [], now: '', isProved: false, isBeingPaid: false };
    const { notice } = await notices.take(request);
    const problem = notice?.text === lookup.errorMessage ? null : lookup.errorMessage;
    return json({ userEmail, ...nothing, problem }, lookup.code === 'fault' ? 503 : 200);
  }
  const { bookings, openings, now, isProved, isBeingPaid } = lookup;
  return json({ userEmail, bookings, openings, now, isProved, isBeingPaid, problem: null });
}

/** A press before the mailbox is proved. */
export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const pressed = parseWithZod(form, { schema: pressSchema });
  if (pressed.status !== 'success' || !session.has('userEmail')) return seeOther(paths.myBookings());
  return askForCode(request, session, pressed.value);
}

export default function MyBookingsPage() {
  const { userEmail, bookings, openings, now, isProved, isBeingPaid, problem } =
    useLoaderData<typeof loader>();
  return (
    <PageMain wide>
      <h1>{words.listTitle}</h1>
      <p className="cluster">
        <span>
          {words.bookedWith}: <strong>{userEmail}</strong>
        </span>{' '}
        <Link href={paths.checkBooking()} standalone>
          {words.otherEmail}
        </Link>
      </p>
      {problem && (
        <Notice tone="error" announce="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {isBeingPaid && (
        <Notice tone="warning" title={paymentMessages.outcome.unknown} announce="alert">
          <p>{words.beingPaid}</p>
          <p>
            <Link href={paths.myBookings()} standalone>
              {paymentMessages.lookAgain}
            </Link>
          </p>
        </Notice>
      )}
      {bookings?.length === 0 && !isBeingPaid && (
        <EmptyState
          title={words.empty}
          action={<ButtonLink href={paths.landing()}>{landingMessages.start}</ButtonLink>}
        />
      )}
      {bookings && bookings.length > 0 && (
        <>
          {!isProved && <p>{words.codeComes}</p>}
          <BookingTable bookings={bookings} userEmail={userEmail} now={now} isProved={isProved} />
          {isProved && <Openings bookings={bookings} openings={openings} />}
        </>
      )}
    </PageMain>
  );
}
