import { canMoveBooking } from '@larkwell/contracts/booking-status';
import { formatDate, nameZone, ZONE_NAMES } from '@larkwell/contracts/slots';
import { termsField } from '@larkwell/contracts/terms';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { DateStrip } from '@larkwell/ui/date-strip/date-strip';
import { Link } from '@larkwell/ui/link/link';
import { LocationCard } from '@larkwell/ui/location-card/location-card';
import { Notice } from '@larkwell/ui/notice/notice';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { timeOf } from '../../booking/booked-time';
import { FreeTimes } from '../../booking/free-times';
import { HiddenFields } from '../../booking/hidden-fields';
import { askForCode, asksForCode, getProvedBooking } from '../../booking/ask-for-code.server';
import { bookingsApi } from '../../booking/lookup.server';
import { readTerms, refuseWithoutTerms } from '../../booking/pressed-terms.server';
import { RefusedTime, type RefusedTimeAnswer } from '../../booking/refused-time';
import { stripDays } from '../../booking/strip-days';
import { lookupMessages as words } from '../../messages/lookup';
import { schedulerMessages } from '../../messages/scheduler';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.moveTitle);

/** The page's query: a date, and a time already chosen on it. */
function queryOf(request: Request): { date?: string; slot?: string } {
  const query = new URL(request.url).searchParams;
  return { date: query.get('date') ?? undefined, slot: query.get('slot') ?? undefined };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { date: wantedDate, slot } = queryOf(request);
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
  const found = await apiFor(request).locations.list({
    location: booking.locationZipCode,
    testType: booking.test_type,
    date: wantedDate ?? booking.appointmentDate,
    checked: booking.locationId,
  });
  const location = found.data.find(({ id }) => id === booking.locationId);
  if (!location) throw new Response(null, { status: 404 });
  const date = location.availability?.date ?? found.dates[0] ?? '';
  const chosen = location.availability?.slots.find(({ id }) => id === slot) ?? null;
  return { booking, location, dates: found.dates, date, chosen };
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
    const { date } = queryOf(request);
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
  const { booking, location, dates, date, chosen } = useLoaderData<typeof loader>();
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
      {chosen && !answer && (
        <Notice
          title={words.chosenBefore(formatDate(chosen.date), nameZone(chosen.start, location.timezone))}
        >
          <PostForm action={hrefOf(date)}>
            <HiddenFields values={{ ...hidden, slotId: chosen.id }} />
            <Button>{words.moveAnyway}</Button>
          </PostForm>
        </Notice>
      )}
      <p>{words.moveHint}</p>
      <h2>{words.newTime}</h2>
      <DateStrip label={schedulerMessages.dates} days={stripDays(dates, date, hrefOf)} />
      <LocationCard
        id={`location-${location.id}`}
        name={location.name}
        street={location.street}
        cityLine={`${location.city}, ${location.state} ${location.zipCode}`}
        zone={ZONE_NAMES[location.timezone]}
      >
        {location.availability && (
          <FreeTimes
            location={location}
            availability={location.availability}
            action={hrefOf(date)}
            hidden={hidden}
            hrefOfDate={hrefOf}
          />
        )}
      </LocationCard>
      <p>
        <Link href={paths.myBookings()} standalone>
          {words.moveNo}
        </Link>
      </p>
    </PageMain>
  );
}
