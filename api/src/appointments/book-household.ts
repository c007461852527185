import type { Transaction } from '../db';
import type { Deps } from '../deps';
import type { PaymentRow } from '../payment-model';
import { insertBooking, type MadeBooking } from './book';
import { mailConfirmation } from './booking-mails';
import { lockSlots } from './claimed-hold';
import type { ReadyPerson } from './household-state';

/**
 * Turns the held places of a household into bookings, in one transaction. With a payment, all of them show once its
 * money is captured, those at no cost too.
 * @param claim turns one hold into a booked one
 * @returns null when a place is gone; the transaction must not commit then
 */
export async function bookHousehold(
  deps: Deps,
  tx: Transaction,
  people: readonly ReadyPerson[],
  { payment, claim }: { payment: PaymentRow | null; claim: (holdId: string) => Promise<boolean> },
): Promise<MadeBooking[] | null> {
  await lockSlots(
    tx.db,
    people.map(({ place }) => place.id),
  );
  const made: MadeBooking[] = [];
  for (const { draft, place, state, visit } of people) {
    if (!(await claim(place.id))) return null;
    const household = { id: draft.householdId!, share: payment && visit.terms.total };
    made.push(
      await insertBooking(deps, tx, { place, state, draft, paymentId: payment?.id ?? null, household }),
    );
  }
  if (!payment) for (const { id } of made) await mailConfirmation(deps, tx, id);
  return made;
}
