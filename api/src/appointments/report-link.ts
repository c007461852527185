import { API_PREFIX } from '@larkwell/contracts';
import { sql } from 'drizzle-orm';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { linkFile } from '../files';
import { refuse } from '../refusals';
import { requireProof, type BookingAsker } from './booking-proof';
import { findBooking } from './find-bookings';
import { openPatient } from './patient';
import { sentences } from './sentences';
import type { AppointmentColumns } from './tables';

type Reported = Pick<AppointmentColumns, 'id' | 'reportKey' | 'status'>;

const keyOf = ({ reportKey, status }: Reported) => (status === 'active' ? reportKey : null);

/**
 * Where to read a booking's report: for someone who has proved the mailbox, a link that opens it for some
 * minutes; for everyone else, the call that asks for the proof. Null without a report.
 * @param provedAt now, if the caller has proved the mailbox
 */
export function findReportLink(
  deps: Pick<Deps, 'storage' | 'settings'>,
  booking: Reported,
  provedAt: Date | null,
): string | null {
  const key = keyOf(booking);
  if (!key) return null;
  if (provedAt) return linkFile(deps, key, provedAt);
  return `${deps.settings.apiUrl}${API_PREFIX}/appointments/bookings/${booking.id}/report`;
}

/** @throws 404 refusal without such a report, 403 without proof */
export async function getReportLink(deps: Deps, bookingId: string, asker: BookingAsker): Promise<string> {
  const booking = await findBooking(deps, sql`a.id = ${bookingId}`);
  if (!booking) refuse(404, sentences.noBooking);
  await requireProof(deps, openPatient(deps.cipher, booking).email, asker);
  const link = findReportLink(deps, booking, await readClock(deps.db));
  return link ?? refuse(404, sentences.noReport);
}
