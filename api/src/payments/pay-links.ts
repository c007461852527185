import type { PayLink } from '@larkwell/contracts/appointments/appointments';
import { sql } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { getUser, type UserRow } from '../accounts/store';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { mailPayLink } from '../orders/order-mails';
import { findOrder, type OrderRow } from '../orders/store';
import type { Limit } from '../security/rate-limits';
import { createToken, hashToken } from '../security/tokens';
import { ensureOrderSession } from './order-session';
import { refuseUnpayable } from './payable-order';

const payLinkMails: Limit = { name: 'pay-link', points: 6, seconds: 3600 };

/** Makes a link that pays an order on any device until its hold ends, and mails it to the order's address. */
export async function createPayLink(deps: Deps, user: UserRow, order: OrderRow): Promise<PayLink> {
  await deps.limits.count(payLinkMails, user.id);
  const token = createToken();
  const url = `${deps.settings.shopUrl}/pay/${token}`;
  const expiresAt = await deps.inTransaction(async (tx) => {
    const { rows } = await tx.db.execute<{ expiresAt: Date | string }>(sql`
      insert into pay_links (token_hash, order_id, expires_at)
      select ${hashToken(token)}, id, held_until from orders where id = ${order.id}
      returning expires_at as "expiresAt"`);
    await mailPayLink(deps, tx, order, url);
    return new Date(rows[0]!.expiresAt).toISOString();
  });
  return { url, qrSvg: renderSVG(url), sentTo: order.email, expiresAt };
}

/**
 * Opens a pay link: Stripe's page for its order. Whoever has the link may pay.
 * @throws 404 for an unknown link; 409 once the order is paid or its time is over
 */
export async function openPayLink(
  deps: Deps,
  token: string,
): Promise<{ url: string; orderNumber: string; amount: number }> {
  const { rows } = await deps.db.execute<{ orderId: string }>(
    sql`select order_id as "orderId" from pay_links where token_hash = ${hashToken(token)}`,
  );
  const order = rows[0] && (await findOrder(deps.db, rows[0].orderId));
  if (!order) refuse(404, 'This payment link is not known.');
  refuseUnpayable(order);
  const url = await ensureOrderSession(deps, await getUser(deps.db, order.userId), order);
  return { url, orderNumber: order.orderNumber, amount: order.total };
}
