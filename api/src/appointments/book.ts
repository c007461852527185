import { randomBytes } from 'node:crypto';
import { currentLanguage } from '@larkwell/contracts/language/language';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import { sealAnswers, sealAssessment, updateDraft, type DraftRow } from '../drafts';
import type { Deps } from '../deps';
import { createVisitKey } from '../sealing';
import type { HeldPlace } from './claimed-hold';
import { createConfirmationCode } from './confirmation-code';
import { bookingAt, sealPatient } from './patient';
import type { VisitState } from './visit-state';

export interface NewBooking {
  place: HeldPlace;
  state: VisitState;
  draft: Pick<DraftRow, 'id' | 'key' | 'language'> | null;
  /** The authorized payment, if any; the booking then shows only after its money is captured. */
  paymentId: string | null;
  /** The people it is booked with. */
  household?: { id: string; /** Cents of the payment that are for this visit. */ share: number | null };
}

export interface MadeBooking {
  id: string;
  confirmationCode: string;
  status: 'capturing' | 'active' | 'cancelled';
  paymentId: string | null;
}

/** Inserts the booking for a place that `bookHold` has just assigned, in the same transaction. */
export async function insertBooking(
  deps: Deps,
  { db }: Pick<Transaction, 'db'>,
  { place, state: { visit, assessment }, draft, paymentId, household }: NewBooking,
): Promise<MadeBooking> {
  const {
    front_insurance_card_img: frontImageKey,
    back_insurance_card_img: backImageKey,
    ...answers
  } = visit;
  const booking = {
    id: randomBytes(16).toString('base64url'),
    confirmationCode: createConfirmationCode(),
    status: paymentId ? ('capturing' as const) : ('active' as const),
    paymentId,
  };
  const { id, confirmationCode, status } = booking;
  const key = draft?.key ?? (await createVisitKey({ ...deps, db }));
  const at = bookingAt(booking.id, key);
  const patient = sealPatient(deps, at, {
    confirmationCode,
    firstName: visit.patient_first_name!,
    lastName: visit.patient_last_name!,
    email: visit.patient_email!,
    mobile: visit.patient_mobile!,
    primaryPhone: visit.primary_phoneNumber ?? visit.patient_mobile!,
    dateOfBirth: visit.date_of_birth!,
  });
  const sealed = sealAnswers(deps.cipher, at, answers);
  await db.execute(sql`
    insert into appointments (id, status, payment_id, slot_id, hold_id, test_type, front_image_key, back_image_key,
      assessment_sealed, answers_sealed, ssn_sealed, driver_license_sealed, insurance_id_sealed, key_id, patient_sealed,
      email_hash, phone_hashes, code_hash, patient_hash, lookup_key, confirmation_code, patient_first_name,
      patient_last_name, patient_email, patient_mobile, primary_phone_number, date_of_birth, language, household_id,
      share_cents)
    values (${id}, ${status}, ${paymentId}, ${place.slotId}, ${place.id}, ${visit.test_type}, ${frontImageKey ?? null},
      ${backImageKey ?? null}, ${sealAssessment(deps.cipher, at, assessment)}, ${sealed.answersSealed},
      ${sealed.ssnSealed}, ${sealed.driverLicenseSealed}, ${sealed.insuranceIdSealed}, ${patient.keyId},
      ${patient.patientSealed}, ${patient.emailHash}, ${sql.param(patient.phoneHashes)}, ${patient.codeHash},
      ${patient.patientHash}, ${patient.lookupKey}, ${patient.confirmationCode}, ${patient.patientFirstName},
      ${patient.patientLastName}, ${patient.patientEmail}, ${patient.patientMobile}, ${patient.primaryPhoneNumber},
      ${patient.dateOfBirth}, ${draft?.language ?? currentLanguage()}, ${household?.id ?? null}, ${household?.share ?? null})`);
  if (draft) await updateDraft(db, draft.id, { appointmentId: booking.id });
  await keepImages(db, booking.id, [frontImageKey, backImageKey]);
  return booking;
}

async function keepImages(
  db: Queryable,
  appointmentId: string,
  keys: (string | null | undefined)[],
): Promise<void> {
  const kept = keys.flatMap((key) => key || []);
  if (!kept.length) return;
  await db.execute(sql`
    update insurance_images set appointment_id = ${appointmentId}
    where key = any (${sql.param(kept)}::text[])`);
}
