import type { BudgetName } from '@larkwell/contracts/budgets';
import { sql } from 'drizzle-orm';
import type { Use } from '../budgets';
import type { Queryable } from '../db';

/**
 * Budgets for a location's day, each as a fraction of its places where that is more than the budget's own
 * size.
 */
const partOf = { placeDayOfAddress: 3, placeDayOfMailbox: 3, placeDayUnproved: 2 };
type PlaceBudget = keyof typeof partOf;

export const isOfPlace = (budget: BudgetName): budget is PlaceBudget => Object.hasOwn(partOf, budget);

/**
 * Uses of a location's day. Counts its places with the function that `reserve_slot` uses for holds.
 * @param day `YYYY-MM-DD` in the location's zone
 */
export async function dayOfPlace(
  db: Queryable,
  location: string,
  day: string,
): Promise<(budget: PlaceBudget, subject: string) => Use> {
  const { rows } = await db.execute<{ places: number }>(
    sql`select places_of_day(${location}, ${day}::date) as places`,
  );
  const { places } = rows[0]!;
  return (budget, subject) => {
    const room = Math.floor(places / partOf[budget]);
    return { budget, subject, day, place: location, room };
  };
}
