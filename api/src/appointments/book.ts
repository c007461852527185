import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database';
import { sealAnswers, sealAssessment } from '../drafts/answers';
import { updateDraft } from '../drafts/store';
import type { FieldCipher } from '../security/field-cipher';
import type { HeldPlace } from './claimed-hold';
import { createConfirmationCode } from './confirmation-code';
import { appointments } from './tables';
import type { VisitState } from './visit-state';

export interface NewBooking {
  place: HeldPlace;
  state: VisitState;
  draftId: string | null;
  /** The authorised payment; with one, the booking shows only after its money was captured. */
  paymentId: string | null;
}

export interface MadeBooking {
  id: string;
  confirmationCode: string;
  status: 'capturing' | 'active' | 'cancelled';
  paymentId: string | null;
}

/** Writes the booking of a place that `bookHold` has just given to it, in the same transaction. */
export async function insertBooking(
  { db }: Pick<Transaction, 'db'>,
  cipher: FieldCipher,
  { place, state: { visit, assessment, byCard }, draftId, paymentId }: NewBooking,
): Promise<MadeBooking> {
  const {
    front_insurance_card_img: frontImageKey,
    back_insurance_card_img: backImageKey,
    ...answers
  } = visit;
  const booking = {
    id: randomBytes(16).toString('base64url'),
    confirmationCode: createConfirmationCode(),
    status: byCard ? ('capturing' as const) : ('active' as const),
    paymentId,
  };
  await db.insert(appointments).values({
    ...booking,
    ...sealAnswers(cipher, answers),
    assessmentSealed: sealAssessment(cipher, assessment),
    slotId: place.slotId,
    holdId: place.id,
    testType: visit.test_type,
    patientFirstName: visit.patient_first_name!,
    patientLastName: visit.patient_last_name!,
    patientEmail: visit.patient_email!,
    patientMobile: visit.patient_mobile!,
    primaryPhoneNumber: visit.primary_phoneNumber ?? visit.patient_mobile!,
    dateOfBirth: visit.date_of_birth!,
    frontImageKey,
    backImageKey,
  });
  if (draftId) await updateDraft(db, draftId, { appointmentId: booking.id });
  await keepImages(db, booking.id, [frontImageKey, backImageKey]);
  return booking;
}

async function keepImages(
  db: Queryable,
  appointmentId: string,
  keys: (string | null | undefined)[],
): Promise<void> {
  const kept = keys.filter(Boolean);
  if (!kept.length) return;
  await db.execute(sql`
    update insurance_images set appointment_id = ${appointmentId}
    where key = any (${sql.param(kept)}::text[])`);
}
