import type { PayLink } from '@larkwell/contracts/appointments/appointments';
import type { OrderLinkOffer } from '@larkwell/contracts/payments/payments';
import { renewalsOf, type TermsLine } from '@larkwell/contracts/subscriptions/renewal-terms';
import { sql } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { getUser } from '../people';
import { readClock, type Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { mailTo, spendOrRefuse } from '../http';
import { ensurePage, createPayLink, findPayLink } from '../payments';
import { findChangedTerms, sealTerms } from '../terms';
import { sayNotCharged } from './not-charged';
import { mailPayLink } from './order-mails';
import { requireNotPaidOtherwise } from './order-state';
import { getOrderTerms } from './order-terms';
import { refuseUnpayable } from './payable-order';
import { findOrder, isReplaced, listOrderItems, type OrderRow } from './store';

// The holder of a link to the old order is not told what was ordered instead.
const replacedSentence = 'This order was replaced by a newer one, which this link does not pay for.';
const changedSentence = 'This order changed after this link was made.';

/**
 * Creates a link that pays an order on any device until its hold ends, and mails it to the order's address.
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
    const { lines, today } = await listTermsLines(tx.db, order.id);
    await mailPayLink(deps, tx, order, { link: url, renewals: renewalsOf(lines, today) });
    return { url, expiresAt: new Date(rows[0]!.end) };
  });
  return { url, qrSvg: renderSVG(url), sentTo: order.email, expiresAt: expiresAt.toISOString() };
}

/**
 * What a pay link asks for. Opens nothing at Stripe.
 * @throws 404 for an unknown link; 409 already-paid, hold-expired, or terms-changed, including for an order
 * that was
 *   replaced by another; 503 when the link is over and Stripe does not say whether it was paid
 */
export async function getOrderLink(deps: Deps, token: string): Promise<OrderLinkOffer> {
  const { order, terms } = await getOpenLink(deps, token);
  const { orderNumber, total: amount } = order;
  return { orderNumber, amount, ...(await listTermsLines(deps.db, order.id)), terms };
}

/** An order's lines, and the day from which its renewals count. */
async function listTermsLines(
  db: Queryable,
  orderId: string,
): Promise<{ lines: TermsLine[]; today: string }> {
  const items = await listOrderItems(db, orderId);
  return {
    lines: items.map(({ name, quantity, subTotal, months }) => ({ name, quantity, months, price: subTotal })),
    today: (await readClock(db)).toISOString().slice(0, 10),
  };
}

/**
 * Opens a pay link: Stripe's page for its order. Anyone who has the link may pay what it was created for.
 * @param given the terms of the submitted form; a call without them pays what the link was created for
 * @throws like `getOrderLink`
 */
export async function openOrderLink(
  deps: Deps,
  token: string,
  given?: string,
): Promise<{ url: string; orderNumber: string; amount: number }> {
  const { order, terms } = await getOpenLink(deps, token, given);
  await requireNotPaidOtherwise(deps, order.id, 'page');
  const url = await ensurePage(deps, { kind: 'order', id: order.id }, terms);
  return { url, orderNumber: order.orderNumber, amount: order.total };
}

async function getOpenLink(deps: Deps, token: string, given?: string) {
  const link = await findPayLink(deps.db, 'order', token);
  const order = link && (await findOrder(deps.db, link.subjectId));
  if (!order) refuse(404, 'We can’t find this payment link.');
  if (order.stockState === 'sold') refuseUnpayable(order);
  if (order.stockState === 'released' && (await isReplaced(deps.db, order)))
    refuse(409, `${replacedSentence} ${await sayNotCharged(deps, order.id)}`, { code: 'terms-changed' });
  await refuseOver(deps, order);
  const { placed, now } = await getOrderTerms(deps.db, order);
  const { keyring } = deps.settings;
  const changed = [link?.terms, sealTerms(placed, keyring), given]
    .map((each) => findChangedTerms(each ?? undefined, now, keyring))
    .find((each) => each !== null);
  if (changed)
    refuse(409, `${changedSentence} ${await sayNotCharged(deps, order.id)}`, {
      code: 'terms-changed',
      changes: changed.changes,
    });
  return { order, terms: sealTerms(placed, keyring) };
}

async function refuseOver(deps: Deps, order: OrderRow): Promise<void> {
  if (order.stockState === 'held' && !order.isHoldOver) return;
  await sayNotCharged(deps, order.id);
  refuseUnpayable(order);
}
