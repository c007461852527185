import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { formatSlotTime } from '@larkwell/contracts/slots';
import { dateInZone } from '@larkwell/contracts/time';
import type { Location } from '@larkwell/contracts/locations/locations';
import { sql, type SQL } from 'drizzle-orm';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { locationJson } from '../locations';
import type { FieldCipher } from '../security';
import { type KeyNeeds, unwrapKeys, type Unwrapped } from '../sealing';
import { sealTerms } from '../terms';
import { describeBooking } from './booking-terms';
import { bookingColumns, bookings, isOfEmail, type StoredBooking } from './find-bookings';
import { openPatient } from './patient';
import { findReportLink } from './report-link';

type StoredVisit = StoredBooking & {
  startsAt: string;
  minutes: number;
  location: Location;
  /** The patient has checked in, or its time has come. */
  isOver: boolean;
  /** Canceled because the bank returned its payment. */
  isUnpaid: boolean;
};

/** A booking with its time and place. */
export type VisitRow = Unwrapped<StoredVisit>;

/** More visits than a location has in a day. */
const most = 200;

/**
 * The visits that `where` selects, in columns of `bookings`, the slots `s` and the locations `l`; the latest
 * first.
 */
export async function selectVisits(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  where: SQL,
  limit = most,
): Promise<VisitRow[]> {
  const { rows } = await deps.db.execute<StoredVisit>(sql`
    select ${bookingColumns}, s.starts_at as "startsAt", s.minutes, ${locationJson()} as location,
      (a.checked_in_at is not null or s.starts_at <= app_now()) as "isOver",
      exists (select 1 from payments p where p.id = a.payment_id and p.status = 'lost'
        and p.state_since <= a.cancelled_at and a.share_cents is distinct from 0) as "isUnpaid"
    from ${bookings} join slots s on s.id = a.slot_id join locations l on l.id = s.location_id
    where ${where} order by s.starts_at desc limit ${limit}`);
  return unwrapKeys(deps, rows);
}

/** The visits that patients and operators see. */
export const isShown = sql`a.status in ('active', 'cancelled')`;

/**
 * The bookings of an email address, the latest visit first.
 * @param isProved whether reports open right away
 */
export async function listBookingsOf(deps: Deps, email: string, isProved: boolean): Promise<Booking[]> {
  const { db, cipher, lookupHash, settings } = deps;
  const rows = await selectVisits(deps, sql`${isOfEmail(lookupHash, email)} and ${isShown}`);
  const provedAt = isProved ? await readClock(db) : null;
  return rows.map((row) => ({
    ...viewBooking(cipher, row, findReportLink(deps, row, provedAt)),
    terms: sealTerms(termsOf(row), settings.keyring),
  }));
}

/** Everyone's next visits, or those with one status, named as people see it; for operators. */
export async function listAllBookings(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  limit: number,
): Promise<Omit<Booking, 'terms'>[]> {
  return (await selectVisits(deps, isShown, limit)).map((row) => viewBooking(deps.cipher, row, null));
}

function termsOf({ id, testType, amountPaidCents, startsAt, location }: VisitRow) {
  return describeBooking({
    id,
    testType,
    startsAt: new Date(startsAt),
    location,
    amountPaid: amountPaidCents,
  });
}

/** A booking as its patient and operators see it. */
export function viewBooking(
  cipher: FieldCipher,
  booking: VisitRow,
  reportLink: string | null,
): Omit<Booking, 'terms'> {
  const { minutes, location } = booking;
  const { zone } = location;
  const startsAt = new Date(booking.startsAt);
  const patient = openPatient(cipher, booking);
  const end = new Date(startsAt.getTime() + minutes * 60_000);
  return {
    id: booking.id,
    status: booking.status === 'cancelled' ? 'cancelled' : 'active',
    patient_first_name: patient.firstName,
    patient_last_name: patient.lastName,
    primary_phoneNumber: patient.primaryPhone,
    patient_mobile: patient.mobile,
    appointmentDate: dateInZone(startsAt, zone),
    appointmentStart: formatSlotTime(startsAt, zone),
    appointmentEnd: formatSlotTime(end, zone),
    startsAt: startsAt.toISOString(),
    locationName: location.name,
    locationStreet: location.street,
    locationCity: location.city,
    locationState: location.state,
    locationZipCode: location.zipCode,
    locationZone: zone,
    locationTimezone: location.timezone,
    locationId: location.id,
    confirmation_code: patient.confirmationCode,
    is_checked_in: booking.checkedInAt ? 1 : 0,
    is_report_generated: booking.reportKey ? 1 : 0,
    test_type: booking.testType,
    dispute: booking.dispute?.state ?? null,
    report_doc: reportLink,
  };
}
