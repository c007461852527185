import type { Address } from '@larkwell/contracts/cart/shipping';
import { REFUNDED } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { checkAddress } from '../places';
import { isDisputed } from './returned-money';

/**
 * Changes an order's address and contact until it ships.
 * @throws 404 when it is not theirs; 422 address-not-valid; 409 once it has shipped, was canceled or was
 * refunded, and while it is disputed
 */
export async function editOrderAddress(
  deps: Deps,
  { userId, orderId, email, address }: { userId: string; orderId: string; email: string; address: Address },
): Promise<void> {
  const check = checkAddress(address);
  if (!check.isGood)
    refuse(422, check.errorMessage, { code: 'address-not-valid', errorData: check.errorData });
  const good = check.address;
  const disputed = isDisputed(sql`${orderId}::text`);
  const { rows } = await deps.db.execute<{ isChanged: boolean; isDisputed: boolean }>(sql`
    with own as (select id from orders where id = ${orderId} and user_id = ${userId}),
    changed as (
      update orders set email = ${email}, address = ${good.address}, city = ${good.city}, city_id = ${good.city_id},
        state = ${good.state}, state_id = ${good.state_id}, zip_code = ${good.zipCode}
      where id in (select id from own) and shipped_at is null and cancelled_at is null
        and status <> ${REFUNDED} and not ${disputed}
      returning id)
    select exists (select 1 from changed) as "isChanged", ${disputed} as "isDisputed" from own`);
  const [own] = rows;
  if (!own) refuse(404, 'We can’t find that order.');
  if (!own.isChanged && own.isDisputed)
    refuse(409, 'The bank is reviewing the payment, so the address of this order cannot change now.');
  if (!own.isChanged) refuse(409, 'This order has already shipped, so its address can no longer change.');
}
