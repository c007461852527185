import { getUser } from '../people';
import type { Deps, PaymentOffer, PaymentSubject } from '../deps';
import { ensureStripeCustomer } from '../payments';
import { listTermsChanges, sealTerms } from '../terms';
import { acceptOrderMoney, type Repeats } from './accept-payment';
import { claimAtPay } from './claim-stock';
import { getOrderTerms } from './order-terms';
import { followReturnedMoney } from './returned-money';
import { refuseUnpayable } from './payable-order';
import { paymentReturn } from './payment-return';
import { refuseChangedOrder } from './refuse-changed-order';
import { findOrder, getOrder, listOrderItems, lockOrder, type OrderItemRow, type OrderRow } from './store';

/** How an order is paid. @param repeats handles its repeating lines */
export const orderSubject = (repeats: Repeats): PaymentSubject => ({
  kind: 'order',
  capture: 'automatic',
  patience: 20,

  async lock(db, id) {
    await lockOrder(db, id);
  },

  async quote({ settings }, db, id, given) {
    const order = await lockOrder(db, id);
    await refuseChangedOrder({ db, settings }, order, given);
    refuseUnpayable(order);
    const { placed } = await getOrderTerms(db, order);
    return { amount: order.total, terms: sealTerms(placed, settings.keyring) };
  },

  claim: ({ settings }, db, id) => claimAtPay(db, settings, id),

  offer: describeOrder,

  async isWanted({ db }, { subjectId }) {
    const order = await getOrder(db, subjectId);
    if (order.stockState !== 'held') return false;
    const { placed, now } = await getOrderTerms(db, order);
    return listTermsChanges(placed, now).length === 0;
  },

  isTakenAtOnce: () => true,

  accept: (deps, tx, payment, card) => acceptOrderMoney(deps, tx, { payment, card, repeats }),

  async finish() {},

  async giveUp(deps, tx, payment, money) {
    await followReturnedMoney(deps, tx, payment.subjectId, { payment, money });
    if (money.how === 'lost') await repeats.end(deps, tx, payment.subjectId);
  },

  followUp: (deps, id) => repeats.start(deps, id),

  async findPerson({ db }, { subjectId, isAccepted }) {
    const order = await findOrder(db, subjectId);
    if (!order) return null;
    const about = `order ${order.orderNumber}`;
    return { email: order.email, about, name: about, standing: isAccepted ? null : tellStanding(order) };
  },
});

/** An order may be paid with another payment. */
const tellStanding = ({ stockState }: OrderRow) =>
  stockState === 'sold'
    ? 'The order is paid with another payment, and this changes nothing about it.'
    : 'The order is not paid, and nothing is sent for it. If you still want it, order again.';

async function describeOrder(deps: Deps, id: string): Promise<PaymentOffer> {
  const order = await getOrder(deps.db, id);
  const items = await listOrderItems(deps.db, id);
  const { shopUrl } = deps.settings;
  return {
    description: `Order ${order.orderNumber}`,
    payer: { customer: await ensureStripeCustomer(deps, await getUser(deps.db, order.userId)) },
    lines: items.map(asLine),
    keepsCard: items.some((item) => item.months !== null),
    metadata: { orderId: id },
    returnsTo: paymentReturn(deps.settings, id),
    cancelsTo: `${shopUrl}/payments`,
  };
}

function asLine({ name, quantity, total, months }: OrderItemRow) {
  const kit = quantity === 1 ? name : `${quantity} × ${name}`;
  return {
    name: months === null ? kit : `${kit}, then every ${months} months until canceled`,
    amount: total,
  };
}
