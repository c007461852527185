import { API_PREFIX } from '@larkwell/contracts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { requireProof, type BookingAsker } from './booking-proof';
import { bookingFields, hasKey } from './find-bookings';
import { openPatient } from './patient';
import { personKeys } from '../security/tables';
import { appointments, type AppointmentColumns } from './tables';

/** Seconds for which the link to a report opens. */
const linkSeconds = 300;

type Reported = Pick<AppointmentColumns, 'id' | 'reportKey' | 'status'>;

const keyOf = ({ reportKey, status }: Reported) => (status === 'active' ? reportKey : null);

/**
 * Where the report of a booking is read: for somebody who has proved the mailbox, a link that opens it for some minutes;
 * for everybody else the call that asks for the proof. Null without a report.
 */
export async function findReportLink(
  { storage, settings }: Pick<Deps, 'storage' | 'settings'>,
  booking: Reported,
  isProved: boolean,
): Promise<string | null> {
  const key = keyOf(booking);
  if (!key) return null;
  if (isProved) return storage.link(key, linkSeconds);
  return `${settings.apiUrl}${API_PREFIX}/appointments/bookings/${booking.id}/report`;
}

/** @throws 404 refusal without such a report, 403 without proof */
export async function getReportLink(deps: Deps, bookingId: string, asker: BookingAsker): Promise<string> {
  const [row] = await deps.db
    .select(bookingFields)
    .from(appointments)
    .leftJoin(personKeys, hasKey)
    .where(eq(appointments.id, bookingId));
  if (!row) refuse(404, 'We do not know that booking.');
  await requireProof(deps, openPatient(deps.cipher, { ...row.booking, key: row.key }).email, asker);
  const link = await findReportLink(deps, row.booking, true);
  return link ?? refuse(404, 'There is no report for this booking.');
}
