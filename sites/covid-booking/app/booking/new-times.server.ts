import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { apiFor } from '../api.server';

/** A move page's query: a date, and a time already chosen on it. */
export function readNewTime(request: Request): { date?: string; slot?: string } {
  const query = new URL(request.url).searchParams;
  return { date: query.get('date') ?? undefined, slot: query.get('slot') ?? undefined };
}

/** The free times of a booking's location on the date that is asked for, by default its own. */
export async function findNewTimes(request: Request, booking: Booking) {
  const { date: wantedDate, slot } = readNewTime(request);
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
  return { location, dates: found.dates, date, chosen };
}
