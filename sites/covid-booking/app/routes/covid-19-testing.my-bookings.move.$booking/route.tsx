import { canMoveBooking } from '@larkwell/contracts/booking-status';
import { formatDate, nameZone } from '@larkwell/contracts/slots';
import { termsField } from '@larkwell/contracts/terms';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { timeOf } from '../../booking/booked-time';
import { askForCode, asksForCode, getProvedBooking } from '../../booking/ask-for-code.server';
import { bookingsApi } from '../../booking/lookup.server';
import { NewTimes } from '../../booking/new-times';
import { findNewTimes, readNewTime } from '../../booking/new-times.server';
import { readTerms, refuseWithoutTerms } from '../../booking/pressed-terms.server';
import { RefusedTime, type RefusedTimeAnswer } from '../../booking/refused-time';
import { lookupMessages as words } from '../../messages/lookup';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.moveTitle);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { date: wantedDate, slot } = readNewTime(request);
  const { booking, now } = await getProvedBooking(request, {
    press: 'move',
    booking: params.booking ?? '',
    date: wantedDate,
    slotId: slot,
  });
  if (!canMoveBooking(booking, now)) {
    const text = booking.status === 'cancelled' ? words.alreadyCanceled : words.notMovable;
    throw seeOther(paths.myBookings(), await notices.give({ tone: 'error', text }));
  }
  return { booking, ...(await findNewTimes(request, booking)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const terms = readTerms(form);
  if (!terms) return refuseWithoutTerms();
  const slotId = String(form.get('slotId') ?? '');
  const moved = await attemptOr(
    bookingsApi(request, session).moveBooking({
      bookingId: params.booking ?? '',
      slotId,
      terms,
    }),
    errorMessages.tryAgain,
  );
  if (!moved.ok && asksForCode(moved.refusal)) {
    const { date } = readNewTime(request);
    return askForCode(request, session, { press: 'move', booking: params.booking ?? '', slotId, date });
  }
  if (!moved.ok) return refused({ sentence: moved.refusal.errorMessage });
  if (!moved.value.success) {
    const { errorMessage: sentence, nearest, changes, terms: now } = moved.value;
    return refused({ sentence, nearest, changes, goOn: now ? { slotId, [termsField]: now } : undefined });
  }
  const { slot, location } = moved.value.data;
  const text = words.moved(formatDate(slot.date), nameZone(slot.start, location.timezone));
  return seeOther(paths.myBookings(), await notices.give({ tone: 'success', text }));
}

const refused = (answer: RefusedTimeAnswer) => data(answer, { status: 409 });

export default function MoveBookingPage() {
  const { booking, chosen, ...times } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedTimeAnswer>();
  const hidden = { [termsField]: booking.terms };
  const hrefOf = (day: string) => paths.moveBooking(booking.id, { date: day });
  return (
    <PageMain>
      <h1>{words.moveTitle}</h1>
      {answer && <RefusedTime {...answer} hidden={hidden} goOnLabel={words.moveAnyway} />}
      <p>
        {words.moveLead(
          `${booking.patient_first_name} ${booking.patient_last_name}`,
          formatDate(booking.appointmentDate),
          timeOf(booking),
        )}
      </p>
      <NewTimes
        {...times}
        chosen={answer ? null : chosen}
        hidden={hidden}
        hrefOf={hrefOf}
        hint={words.moveHint}
      />
    </PageMain>
  );
}
