import type { OrderToPay } from '@larkwell/contracts/orders/orders';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { listLivePayments } from '../payments';
import { listTermsChanges, sealTerms } from '../terms';
import { getOrderTerms } from './order-terms';
import { asOrder, type DetailRow } from './order-views';
import { listHeldOrders } from './store';

/** An order with the terms that its payment page sends back, and what has changed since it was placed. */
export async function asOrderToPay({ db, settings }: Deps, row: DetailRow): Promise<OrderToPay> {
  const order = asOrder(row);
  const today = (await readClock(db)).toISOString().slice(0, 10);
  if (order.payBefore === null) {
    const [replacement] = order.isPaid ? [] : await listHeldOrders(db, row.userId);
    const replacedBy = replacement?.id ?? null;
    return { ...order, isHeld: false, today, terms: null, changes: [], replacedBy, isPaymentBegun: false };
  }
  const live = await listLivePayments(db, { kind: 'order', id: row.id });
  const { placed, now } = await getOrderTerms(db, row);
  return {
    ...order,
    isHeld: row.holdsStock,
    today,
    terms: sealTerms(now, settings.keyring),
    changes: listTermsChanges(placed, now),
    replacedBy: null,
    isPaymentBegun: live.some((payment) => (payment.paymentIntentId ?? payment.checkoutSessionId) !== null),
  };
}
