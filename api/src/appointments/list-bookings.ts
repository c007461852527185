import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { formatSlotTime } from '@larkwell/contracts/slots';
import { dateInZone } from '@larkwell/contracts/time';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Queryable, readClock } from '../db';
import type { Deps } from '../deps';
import { locations, slots } from '../locations';
import type { FieldCipher } from '../security';
import { personKeys, unwrapKeys, type KeyNeeds, type Unwrapped } from '../sealing';
import { sealTerms } from '../terms';
import { describeBooking } from './booking-terms';
import { bookingFields, hasKey, isOfEmail } from './find-bookings';
import { openPatient } from './patient';
import { findReportLink } from './report-link';
import { appointments } from './tables';

/** Bookings with their times and places; unwrap their keys to view them. */
export function selectBookings(db: Queryable) {
  return db
    .select({
      ...bookingFields,
      startsAt: slots.startsAt,
      minutes: slots.minutes,
      location: locations,
    })
    .from(appointments)
    .leftJoin(personKeys, hasKey)
    .innerJoin(slots, eq(slots.id, appointments.slotId))
    .innerJoin(locations, eq(locations.id, slots.locationId));
}

type Row = Unwrapped<Awaited<ReturnType<typeof selectBookings>>[number]>;

/**
 * The bookings made with an email address, the latest visit first.
 * @param isProved whether reports open at once
 */
export async function listBookingsOf(deps: Deps, email: string, isProved: boolean): Promise<Booking[]> {
  const { db, cipher, lookupHash, settings } = deps;
  const rows = await selectBookings(db)
    .where(and(isOfEmail(lookupHash, email), inArray(appointments.status, ['active', 'cancelled'])))
    .orderBy(desc(slots.startsAt))
    .limit(200);
  const provedAt = isProved ? await readClock(db) : null;
  return (await unwrapKeys(deps, rows)).map((row) => ({
    ...viewBooking(cipher, row, findReportLink(deps, row.booking, provedAt)),
    terms: sealTerms(termsOf(row), settings.keyring),
  }));
}

/** The next visits of everybody, or of one status in words as people see it; for operators. */
export async function listAllBookings(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  limit: number,
): Promise<Omit<Booking, 'terms'>[]> {
  const rows = await selectBookings(deps.db)
    .where(inArray(appointments.status, ['active', 'cancelled']))
    .orderBy(desc(slots.startsAt))
    .limit(limit);
  return (await unwrapKeys(deps, rows)).map((row) => viewBooking(deps.cipher, row, null));
}

function termsOf({ booking: { id, testType, amountPaidCents }, startsAt, location }: Row) {
  return describeBooking({ id, testType, startsAt, location, amountPaid: amountPaidCents });
}

/** A booking as its patient and operators see it. */
export function viewBooking(
  cipher: FieldCipher,
  { booking, key, startsAt, minutes, location }: Row,
  reportLink: string | null,
): Omit<Booking, 'terms'> {
  const { zone } = location;
  const patient = openPatient(cipher, { ...booking, key });
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
    report_doc: reportLink,
  };
}
