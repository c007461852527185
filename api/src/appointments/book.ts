import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import { sealAnswers, sealAssessment, updateDraft, type DraftRow } from '../drafts';
import type { Deps } from '../deps';
import { createVisitKey } from '../sealing';
import type { HeldPlace } from './claimed-hold';
import { createConfirmationCode } from './confirmation-code';
import { bookingAt, sealPatient } from './patient';
import { appointments } from './tables';
import type { VisitState } from './visit-state';

export interface NewBooking {
  place: HeldPlace;
  state: VisitState;
  draft: Pick<DraftRow, 'id' | 'key'> | null;
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
  deps: Deps,
  { db }: Pick<Transaction, 'db'>,
  { place, state: { visit, assessment, byCard }, draft, paymentId }: NewBooking,
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
  const { confirmationCode, ...columns } = booking;
  const key = draft?.key ?? (await createVisitKey({ ...deps, db }));
  const at = bookingAt(booking.id, key);
  await db.insert(appointments).values({
    ...columns,
    ...sealPatient(deps, at, {
      confirmationCode,
      firstName: visit.patient_first_name!,
      lastName: visit.patient_last_name!,
      email: visit.patient_email!,
      mobile: visit.patient_mobile!,
      primaryPhone: visit.primary_phoneNumber ?? visit.patient_mobile!,
      dateOfBirth: visit.date_of_birth!,
    }),
    ...sealAnswers(deps.cipher, at, answers),
    assessmentSealed: sealAssessment(deps.cipher, at, assessment),
    slotId: place.slotId,
    holdId: place.id,
    testType: visit.test_type,
    frontImageKey,
    backImageKey,
  });
  if (draft) await updateDraft(db, draft.id, { appointmentId: booking.id });
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
