import { randomBytes } from 'node:crypto';
import { formatSlotDate, formatSlotTime } from '@larkwell/contracts/slots';
import { eq, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Transaction } from '../db/database';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { locations, slots } from '../locations/tables';
import { mailReportReady } from './booking-mails';
import { appointments, type AppointmentRow } from './tables';
import { renderVisitReport, type VisitResult } from './visit-report-pdf';

interface Operation {
  /** The booking's id or its confirmation code, in any case. */
  booking: string;
  /** Who does it, for the audit row. */
  actor: string;
}

/** Notes that the patient is here. From now on the booking can be neither cancelled nor moved. Repeating changes nothing. */
export function checkIn(deps: Deps, { booking, actor }: Operation): Promise<AppointmentRow> {
  return deps.inTransaction(async (tx) => {
    const row = await lockBooking(tx, booking);
    if (row.checkedInAt) return row;
    await tx.db.execute(sql`update appointments set checked_in_at = app_now() where id = ${row.id}`);
    await recordAudit(tx.db, { actor, action: 'booking-checked-in', subject: row.id });
    return row;
  });
}

/**
 * Files the laboratory's result: a PDF in the private bucket, shown to whoever may look the booking up, and a mail
 * that it is there. A second report replaces the first.
 */
export async function attachVisitReport(
  deps: Deps,
  { booking, actor, result }: Operation & { result: VisitResult },
): Promise<AppointmentRow> {
  const { row, pdf } = await prepareReport(deps, booking, result);
  const key = `reports/${randomBytes(24).toString('base64url')}.pdf`;
  await deps.storage.put(key, pdf, 'application/pdf');
  await deps.inTransaction(async (tx) => {
    await tx.db.execute(sql`
      update appointments set report_key = ${key}, reported_at = app_now() where id = ${row.id}`);
    await recordAudit(tx.db, { actor, action: 'booking-reported', subject: row.id });
    await mailReportReady(deps, tx, row.patientEmail);
  });
  if (row.reportKey) await deps.storage.remove(row.reportKey);
  return row;
}

async function prepareReport({ db }: Deps, booking: string, result: VisitResult) {
  const [found] = await db
    .select({ row: appointments, startsAt: slots.startsAt, location: locations })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slotId))
    .innerJoin(locations, eq(locations.id, slots.locationId))
    .where(isBooking(booking));
  if (!found) refuse(404, `There is no booking ${booking}.`);
  const { row, startsAt, location } = found;
  refuseUnlessActive(row);
  if (!row.checkedInAt) refuse(409, 'The patient has not checked in yet.');
  const pdf = await renderVisitReport({
    patient: `${row.patientFirstName} ${row.patientLastName}`,
    dateOfBirth: row.dateOfBirth,
    testType: row.testType,
    confirmationCode: row.confirmationCode,
    takenAt: `${formatSlotDate(startsAt, location.zone)}, ${formatSlotTime(startsAt, location.zone)}`,
    place: `${location.name}, ${location.city}, ${location.state}`,
    result,
  });
  return { row, pdf };
}

async function lockBooking({ db }: Transaction, booking: string): Promise<AppointmentRow> {
  const [row] = await db.select().from(appointments).where(isBooking(booking)).for('update');
  if (!row) refuse(404, `There is no booking ${booking}.`);
  refuseUnlessActive(row);
  return row;
}

const isBooking = (booking: string) =>
  or(eq(appointments.id, booking), eq(appointments.confirmationCode, booking.toUpperCase()));

function refuseUnlessActive({ status, confirmationCode }: AppointmentRow): void {
  if (status !== 'active') refuse(409, `Booking ${confirmationCode} is ${status}.`);
}
