import { UNPAID_ORDER_MINUTES, UNPAID_ORDER_RENEWALS } from '@larkwell/contracts/numbers/shop';
import type { Shipping } from '@larkwell/contracts/cart/shipping';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { CheckedAddress } from '../places';
import type { Settings } from '../deps';
import { mayHold } from './order-budget';

/** Posting an order again within its first minutes does not restart them. */
const freshMinutes = 5;

export interface SameOrder {
  userId: string;
  fingerprint: string;
  shipping: Shipping;
  address: CheckedAddress;
}

interface Known extends Record<string, unknown> {
  id: string;
  holdsStock: boolean;
  renewals: number;
  minutesHeld: number;
  isFresh: boolean;
  units: number;
}

/**
 * Updates the address of the unpaid order for the same cart at the same price. Its hold restarts as long
 * as the account may hold kits; after that it keeps the minutes that are left.
 * @returns its id, or null when there is none
 */
export async function renewHold(
  db: Queryable,
  settings: Pick<Settings, 'budgets' | 'keyring'>,
  { userId, fingerprint, shipping, address }: SameOrder,
): Promise<string | null> {
  const { rows } = await db.execute<Known>(sql`
    select id, holds_stock as "holdsStock", renewals,
      ceil(extract(epoch from app_now() - created_at) / 60)::integer as "minutesHeld",
      held_until > app_now() + make_interval(mins => ${UNPAID_ORDER_MINUTES - freshMinutes}) as "isFresh",
      (select coalesce(sum(quantity), 0) from order_items i where i.order_id = orders.id)::integer as units
    from orders
    where user_id = ${userId} and stock_state = 'held' and held_until > app_now() and fingerprint = ${fingerprint}
    for update`);
  const known = rows[0];
  if (!known) return null;
  const { id, holdsStock, renewals, isFresh, units, minutesHeld } = known;
  const mayRenew = holdsStock
    ? !isFresh &&
      renewals < UNPAID_ORDER_RENEWALS &&
      (await mayHold(db, settings, { orderId: id, userId, units, minutesHeld }))
    : true;
  await db.execute(sql`
    update orders set email = ${shipping.email}, full_name = ${shipping.full_name}, address = ${address.address},
      city = ${address.city}, city_id = ${address.city_id}, state = ${address.state}, state_id = ${address.state_id},
      zip_code = ${address.zipCode}
    where id = ${id}`);
  if (mayRenew) {
    await db.execute(sql`
      update orders set held_until = app_now() + make_interval(mins => ${UNPAID_ORDER_MINUTES}),
        renewals = renewals + ${holdsStock ? 1 : 0}
      where id = ${id}`);
  }
  return id;
}
