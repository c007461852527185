import { sql } from 'drizzle-orm';
import { redeemCoupon } from '../coupons';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import type { PaidCard, PaymentRow } from '../payment-model';
import { keepPaidCard } from '../payments';
import { returnStock, sumQuantities, takeStock, type Quantities } from '../products';
import type { LateReason } from './mails/late-payment-mail';
import { mailLatePayment, mailReceipt } from './order-mails';
import { giveBackPaid } from './order-budget';
import { getOrder, isReplaced, listOrderItems, type OrderItemRow, type OrderRow } from './store';

/** What happens to an order's repeating lines; supplied by the code that knows about subscriptions. */
export interface Repeats {
  /** Inside the transaction in which the order is paid. */
  insert(
    db: Queryable,
    order: OrderRow,
    items: OrderItemRow[],
    paymentMethodId: string | null,
  ): Promise<void>;
  /** Outside it, at Stripe. */
  start(deps: Deps, orderId: string): Promise<void>;
  /** Inside the transaction in which the payment is lost to a dispute. */
  end(deps: Deps, tx: Transaction, orderId: string): Promise<void>;
}

interface OrderMoney {
  payment: PaymentRow;
  card: PaidCard;
  repeats: Repeats;
}

/** What a person whose money is refunded is told, by reason. */
const goesBack: Record<LateReason, string> = {
  paid: 'This order is already paid. The second payment goes back to your card.',
  replaced: 'You placed another order instead of this one. This payment goes back to your card.',
  kits: 'The kits sold out before your payment came. The whole amount goes back to your card.',
  coupon:
    'Your discount code could no longer be used when your payment came. The whole amount goes back to your card.',
};

/**
 * Applies money that has arrived to its order, inside the caller's transaction with the order locked: status,
 * stock, subscriptions and the mail with the receipt.
 * @returns why the money has to be refunded: the order is already paid, or it was released and its kits or
 * its coupon
 *   are gone, or the person has placed another order since
 */
export async function acceptOrderMoney(
  deps: Deps,
  tx: Transaction,
  { payment, card, repeats }: OrderMoney,
): Promise<string | null> {
  const order = await getOrder(tx.db, payment.subjectId);
  const items = await listOrderItems(tx.db, order.id);
  const reason = order.stockState === 'sold' ? 'paid' : await claimOrder(tx.db, order, items);
  if (reason) {
    await mailLatePayment(deps, tx, order, reason);
    return goesBack[reason];
  }
  await tx.db.execute(sql`
    update orders set status = 'Processing', stock_state = 'sold', holds_stock = true, paid_at = app_now(), cancelled_at = null
    where id = ${order.id}`);
  await giveBackPaid(tx.db, order.id);
  await repeats.insert(tx.db, order, items, card.paymentMethodId);
  await keepPaidCard(deps, tx, { userId: order.userId, payment, card });
  await mailReceipt(deps, tx, { order, items, card, kind: payment.kind });
  return null;
}

/**
 * Claims the kits and the coupon again for late money, under the usual limits: both or neither.
 * @returns what the order can no longer have; null when it has everything
 */
async function claimOrder(db: Queryable, order: OrderRow, items: OrderItemRow[]): Promise<LateReason | null> {
  if (order.stockState === 'held' && order.holdsStock) return null;
  if (order.stockState === 'released' && (await isReplaced(db, order))) return 'replaced';
  const quantities = sumQuantities(items);
  if (!(await reclaim(db, quantities))) return 'kits';
  if (!order.couponId || (await redeemCoupon(db, order.couponId))) return null;
  await returnStock(db, quantities);
  return 'coupon';
}

/** All or none, without ending the transaction as an error would. */
async function reclaim(db: Queryable, quantities: Quantities): Promise<boolean> {
  const short = await takeStock(db, quantities);
  if (short === null) return true;
  const taken = [...quantities].slice(0, [...quantities.keys()].indexOf(short));
  await returnStock(db, new Map(taken));
  return false;
}
