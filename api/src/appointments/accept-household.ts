import { sql } from 'drizzle-orm';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { listHousehold, type DraftRow } from '../drafts';
import { failpoint } from '../failpoints';
import type { PaymentRow } from '../payment-model';
import { areTerms } from '../terms';
import { giveMoneyBack, type WhyBack } from './give-money-back';
import { bookHousehold } from './book-household';
import { bookHold, bookHoldAgain } from './claimed-hold';
import { describeHousehold } from './household-terms';
import { readPeople, type PersonState, type ReadyPerson } from './household-state';
import { spendOnHousehold } from './spend-on-household';

/**
 * Books a household after money for it was authorized on Stripe's page: everyone, exactly as they agreed, or no one.
 * Late money claims the places again if all of them are still free.
 * @returns why the money goes back; null once everyone is booked
 */
export async function acceptHouseholdPage(
  deps: Deps,
  tx: Transaction,
  first: DraftRow,
  payment: PaymentRow,
): Promise<string | null> {
  const within = { ...deps, db: tx.db };
  const drafts = await listHousehold(within, first.id, { lock: true });
  const ready = agreedPeople(await readPeople(deps, tx.db, drafts), first, payment);
  if (!ready) return giveMoneyBack(deps, tx, first, 'changed');
  // One savepoint, so that a part of the household is never left booked.
  await tx.db.execute(sql`savepoint household`);
  const isLate = await bookOrWhyNot(deps, tx, ready, payment);
  if (isLate) {
    await tx.db.execute(sql`rollback to savepoint household`);
    return giveMoneyBack(deps, tx, first, isLate);
  }
  await failpoint('visit-place:before');
  return null;
}

async function bookOrWhyNot(
  deps: Deps,
  tx: Transaction,
  people: ReadyPerson[],
  payment: PaymentRow,
): Promise<WhyBack | null> {
  if (await spendOnHousehold(deps, tx.db, people, null)) return 'changed';
  const claim = async (holdId: string) =>
    (await bookHold(tx.db, holdId)) || (await bookHoldAgain(tx.db, holdId));
  return (await bookHousehold(deps, tx, people, { payment, claim })) ? null : 'late';
}

/** Everyone, if the money is for exactly the visits that they agreed to. A time that has ended may still be free. */
function agreedPeople(
  people: PersonState[],
  first: DraftRow,
  { amount, terms }: PaymentRow,
): ReadyPerson[] | null {
  const ready = people.flatMap(({ place, visit, state, unagreed, ...person }) =>
    place && visit?.isOffered && state && !unagreed ? [{ ...person, place, visit, state, unagreed }] : [],
  );
  if (ready.length < people.length) return null;
  const now = describeHousehold(
    first.id,
    ready.map(({ visit }) => visit),
  );
  return now.total === amount && terms !== null && areTerms(terms, now) ? ready : null;
}
