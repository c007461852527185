import { visitBudgets } from '@larkwell/contracts/budgets';
import { findExceeded, giveBack, spendHashed, spendingAs, takeBudgetTurns, type Exceeded } from '../budgets';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { refusePerson, type ReadyPerson, type RefusedPerson } from './household-state';
import { usedFor } from './own-visits';
import { refusedVisit } from './refused-no-cost';
import { usesOfVisit, type Booker, type VisitUses } from './visit-budgets';

type Needed = Pick<Deps, 'settings' | 'lookupHash'>;

/** A person whose no-cost visit a budget refuses. */
export interface OverBudget {
  exceeded: Exceeded;
  refused: RefusedPerson;
}

/**
 * Charges the no-cost visits of a household to their budgets, in the transaction that books them.
 * @param booker null when the money came from Stripe's page
 * @returns the first that is refused; the transaction must not commit then
 */
export async function spendOnHousehold(
  deps: Needed,
  db: Queryable,
  people: readonly ReadyPerson[],
  booker: Booker | null,
): Promise<OverBudget | null> {
  const visits = await readUses(deps, db, people, booker);
  return spendingAs({ name: 'a household', budgets: spent }, async () => {
    await takeBudgetTurns(
      db,
      visits.flatMap(({ used }) => used.uses),
    );
    for (const { person, used } of visits) {
      const { id } = person.place;
      const exceeded = await spendHashed(db, deps.settings, usedFor(id), used.uses);
      if (exceeded) return overBudget(deps, db, { person, used }, exceeded);
      await giveBack(db, usedFor(id), ['refusedVisitsOfAddress']);
    }
    return null;
  });
}

/** Whose no-cost visit would be refused now, so that nobody pays for a household that cannot be booked. */
export async function findOverBudget(
  deps: Needed,
  db: Queryable,
  people: readonly ReadyPerson[],
  booker: Booker | null,
): Promise<OverBudget | null> {
  for (const visit of await readUses(deps, db, people, booker)) {
    const exceeded = await findExceeded(db, deps.settings, usedFor(visit.person.place.id), visit.used.uses);
    if (exceeded) return overBudget(deps, db, visit, exceeded);
  }
  return null;
}

const spent = [...visitBudgets, 'visitsOfAddress', 'refusedVisitsOfAddress', 'mailsOfMailbox'] as const;

interface UsedVisit {
  person: ReadyPerson;
  used: VisitUses;
}

async function readUses(
  deps: Needed,
  db: Queryable,
  people: readonly ReadyPerson[],
  booker: Booker | null,
): Promise<UsedVisit[]> {
  const visits: UsedVisit[] = [];
  for (const person of people) {
    const { place, state } = person;
    if (!state.byCard) visits.push({ person, used: await usesOfVisit(deps, db, { place, state, booker }) });
  }
  return visits;
}

async function overBudget(
  deps: Needed,
  db: Queryable,
  { person, used }: UsedVisit,
  exceeded: Exceeded,
): Promise<OverBudget> {
  const { code, sentence } = await refusedVisit({ ...deps, db }, exceeded, used);
  return { exceeded, refused: refusePerson(person, code, sentence) };
}
