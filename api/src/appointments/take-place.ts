import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import type { Deps } from '../deps';
import { lockDraft } from '../drafts/store';
import { failpoint } from '../failpoints';
import { insertBooking, type MadeBooking } from './book';
import { mailConfirmation } from './booking-mails';
import { bookHold, type HeldPlace } from './claimed-hold';
import { lockPayment } from './payment-store';
import { appointments } from './tables';
import type { VisitState } from './visit-state';

export interface Taking {
  place: HeldPlace;
  state: VisitState;
  draftId: string | null;
  secretDraftId: string | undefined;
  paymentId: string | null;
}

/** Null when the hold's time is over. A booking at no cost is complete with this transaction, its mail included. */
export async function takePlace(
  deps: Deps,
  { place, state, draftId, secretDraftId, paymentId }: Taking,
): Promise<MadeBooking | 'payment-used' | null> {
  const taken = await deps.inTransaction(async (tx): Promise<MadeBooking | 'payment-used' | null> => {
    // Whoever repeats the call while this runs waits here and then finds the booking.
    if (secretDraftId) await lockDraft(tx.db, secretDraftId);
    const made = await findBookingOfHold(tx, place.id);
    if (made) return made;
    if (paymentId && !(await isPaymentFree(tx.db, paymentId))) return 'payment-used';
    if (!(await bookHold(tx.db, place.id))) return findBookingOfHold(tx, place.id);
    const booking = await insertBooking(tx, deps.cipher, { place, state, draftId, paymentId });
    if (booking.status === 'active') await mailConfirmation(deps, tx, booking.id);
    await failpoint('visit-place:before');
    return booking;
  });
  await failpoint('visit-place:after');
  return taken;
}

async function isPaymentFree(db: Queryable, paymentId: string): Promise<boolean> {
  const { status, appointmentId } = await lockPayment(db, paymentId);
  return status === 'authorized' && !appointmentId;
}

/** The booking a hold has become, or null; one whose money could not be taken does not count. */
export async function findBookingOfHold(
  { db }: Pick<Deps, 'db'>,
  holdId: string,
): Promise<MadeBooking | null> {
  const [row] = await db
    .select({
      id: appointments.id,
      confirmationCode: appointments.confirmationCode,
      status: appointments.status,
    })
    .from(appointments)
    .where(eq(appointments.holdId, holdId));
  if (!row || row.status === 'failed') return null;
  return { ...row, status: row.status === 'capturing' ? 'capturing' : 'active' };
}
