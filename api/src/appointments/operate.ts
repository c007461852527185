import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { nameFor, putFile } from '../files';
import { speaking } from '../language';
import { refuse } from '../refusals';
import { mailReportReady } from './booking-mails';
import { isNamed, lockBooking } from './find-bookings';
import { selectVisits } from './list-bookings';
import { tellTime } from './mails/visit-place';
import { openPatient, type Patient } from './patient';
import type { BookingRow } from './tables';
import type { VisitResult } from './visit-results';

/** A booking with its sealed values opened. */
export type OperatedBooking = BookingRow & { patient: Patient; confirmationCode: string };

interface Operation {
  /** The booking's id or its confirmation code, in any case. */
  booking: string;
  /** The person doing it, for the audit row. */
  actor: string;
}

/**
 * Records that the patient has arrived. After that the booking can be neither canceled nor moved. Repeating
 * changes nothing.
 */
export function checkIn(deps: Deps, { booking, actor }: Operation): Promise<OperatedBooking> {
  return deps.inTransaction(async (tx) => {
    const row = await lockActive(deps, tx, booking);
    if (row.checkedInAt) return row;
    await tx.db.execute(sql`update appointments set checked_in_at = app_now() where id = ${row.id}`);
    await recordAudit({ ...deps, db: tx.db }, { actor, action: 'booking-checked-in', subject: row.id });
    return row;
  });
}

/**
 * Files the laboratory's result: a sealed PDF in the bucket, shown to people who may look the booking up, and
 * a mail that it is ready. A second report replaces the first.
 */
export async function attachVisitReport(
  deps: Deps,
  { booking, actor, result }: Operation & { result: VisitResult },
): Promise<OperatedBooking> {
  const { row, pdf } = await prepareReport(deps, booking, result);
  const name = nameFor(`reports/${randomBytes(24).toString('base64url')}.pdf`, row.key);
  await putFile(deps, { name, key: row.key }, pdf);
  await deps.inTransaction(async (tx) => {
    await tx.db.execute(sql`
      update appointments set report_key = ${name}, reported_at = app_now() where id = ${row.id}`);
    await recordAudit({ ...deps, db: tx.db }, { actor, action: 'booking-reported', subject: row.id });
    await mailReportReady(deps, tx, { id: row.id, email: row.patient.email });
  });
  if (row.reportKey) await deps.storage.remove(row.reportKey);
  return row;
}

async function prepareReport(deps: Deps, booking: string, result: VisitResult) {
  const [found] = await selectVisits(deps, isNamed(deps.lookupHash, booking));
  if (!found) refuse(404, `There is no booking ${booking}.`);
  const { startsAt, location } = found;
  const row = openActive(deps, found);
  if (!row.checkedInAt) refuse(409, 'The patient has not checked in yet.');
  const { patient, confirmationCode } = row;
  const { dateOfBirth } = patient;
  if (!dateOfBirth) refuse(409, 'The patient of this booking is erased.');
  // The code that draws a PDF is large, and only operators need it.
  const { renderVisitReport } = await import('./visit-report-pdf');
  const pdf = await speaking(found.language, () =>
    renderVisitReport({
      patient: `${patient.firstName} ${patient.lastName}`,
      dateOfBirth,
      testType: row.testType,
      confirmationCode,
      takenAt: tellTime({ startsAt, location }),
      place: `${location.name}, ${location.city}, ${location.state}`,
      result,
    }),
  );
  return { row, pdf };
}

async function lockActive(deps: Deps, { db }: Transaction, booking: string): Promise<OperatedBooking> {
  const row = await lockBooking({ ...deps, db }, isNamed(deps.lookupHash, booking));
  if (!row) refuse(404, `There is no booking ${booking}.`);
  return openActive(deps, row);
}

/** @throws 409 refusal */
function openActive({ cipher }: Deps, row: BookingRow): OperatedBooking {
  const patient = openPatient(cipher, row);
  const { confirmationCode } = patient;
  if (row.status !== 'active') refuse(409, `Booking ${confirmationCode} is ${row.status}.`);
  return { ...row, patient, confirmationCode };
}
