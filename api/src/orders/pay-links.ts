import type { PayLink } from '@larkwell/contracts/appointments/appointments';
import { sql } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { getUser } from '../accounts/store';
import { mailTo, spendOrRefuse } from '../http/spend-or-refuse';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { ensurePage } from '../payments/hosted-page';
import { createPayLink, findPayLink } from '../payments/pay-links';
import { mailPayLink } from './order-mails';
import { refuseUnpayable } from './payable-order';
import { findOrder, isReplaced, type OrderRow } from './store';

// What was ordered instead is not told to whoever holds a link to the old order.
const replacedSentence = 'This order was replaced by a newer one, which this link does not pay for.';

/**
 * Makes a link that pays an order on any device until its hold ends, and mails it to the order's address.
 * @throws 409 terms-changed
 */
export async function createOrderLink(
  deps: Deps,
  order: OrderRow,
  { terms, visitorAddress }: { terms: string | undefined; visitorAddress: string },
): Promise<PayLink> {
  const { email } = await getUser(deps.db, order.userId);
  if (order.email !== email) await spendOrRefuse(deps, mailTo(order.email, visitorAddress));
  const subject = { kind: 'order', id: order.id } as const;
  const { url, expiresAt } = await createPayLink(deps, subject, terms, async (tx, token) => {
    const url = `${deps.settings.shopUrl}/pay/${token}`;
    const { rows } = await tx.db.execute<{ end: Date | string }>(
      sql`select held_until as end from orders where id = ${order.id}`,
    );
    await mailPayLink(deps, tx, order, url);
    return { url, expiresAt: new Date(rows[0]!.end) };
  });
  return { url, qrSvg: renderSVG(url), sentTo: order.email, expiresAt: expiresAt.toISOString() };
}

/**
 * Opens a pay link: Stripe's page for its order. Whoever has the link may pay what it was made for.
 * @throws 404 for an unknown link; 409 already-paid, hold-expired, or terms-changed, also for an order that was
 *   replaced by another
 */
export async function openOrderLink(
  deps: Deps,
  token: string,
): Promise<{ url: string; orderNumber: string; amount: number }> {
  const link = await findPayLink(deps.db, 'order', token);
  const order = link && (await findOrder(deps.db, link.subjectId));
  if (!order) refuse(404, 'This payment link is not known.');
  if (order.stockState === 'released' && (await isReplaced(deps.db, order)))
    refuse(409, replacedSentence, { code: 'terms-changed' });
  refuseUnpayable(order);
  const url = await ensurePage(deps, { kind: 'order', id: order.id }, link?.terms ?? undefined);
  return { url, orderNumber: order.orderNumber, amount: order.total };
}
