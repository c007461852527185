import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Transaction } from '../db/database';
import type { Deps } from '../deps';
import { insertOrder } from '../orders/insert-order';
import { mailReceipt } from '../orders/order-mails';
import { findOrder, listOrderItems } from '../orders/store';
import { updateRenewal } from './renewal-store';
import { setStatus, type SubscriptionRow } from './store';

export interface PaidRenewal {
  subscription: SubscriptionRow;
  invoice: Stripe.Invoice;
  paymentIntentId: string | null;
  /** Seconds since the epoch. */
  periodEnd: number;
}

/** A renewal is paid: its order is made, to the address of the last one, and the next date is set. */
export async function acceptRenewal(deps: Deps, tx: Transaction, paid: PaidRenewal): Promise<void> {
  const { subscription, invoice, paymentIntentId, periodEnd } = paid;
  const address = await getAddress(tx, subscription);
  const amount = invoice.amount_due;
  const orderId = await insertOrder(tx.db, {
    userId: subscription.userId,
    email: address.email,
    fullName: address.fullName,
    address,
    subTotal: amount,
    discount: 0,
    total: amount,
    discountPercent: 0,
    couponId: null,
    fingerprint: invoice.id!,
    items: [
      {
        productId: subscription.productId,
        name: subscription.productName,
        imageName: subscription.imageName,
        quantity: subscription.quantity,
        unitPrice: subscription.unitPrice,
        subTotal: amount,
        total: amount,
        priceId: null,
        months: subscription.months,
      },
    ],
    renewal: { subscriptionId: subscription.id },
  });
  await tx.db.execute(sql`
    insert into payments (order_id, kind, amount_cents, status, payment_intent_id, settled_at)
    values (${orderId}, 'renewal', ${amount}, 'paid', ${paymentIntentId}, app_now())`);
  await updateRenewal(tx.db, invoice.id!, { status: 'paid', orderId, paymentIntentId });
  await setStatus(tx.db, subscription.id, 'active');
  await tx.db.execute(sql`
    update subscriptions set next_renewal_at = greatest(next_renewal_at, to_timestamp(${periodEnd}))
    where id = ${subscription.id}`);
  const order = (await findOrder(tx.db, orderId))!;
  const items = await listOrderItems(tx.db, orderId);
  const card = { paymentMethodId: null, brand: null, last4: null, receiptUrl: null };
  await mailReceipt(deps, tx, { order, items, card });
}

interface RenewalAddress extends Record<string, unknown> {
  email: string;
  fullName: string;
  address: string;
  city: string;
  city_id: string;
  state: string;
  state_id: string;
  country: string;
  country_id: string;
  zipCode: string;
}

/** Where the last order of the subscription went: the first one, or a renewal since. */
async function getAddress({ db }: Transaction, { id, orderId }: SubscriptionRow): Promise<RenewalAddress> {
  const { rows } = await db.execute<RenewalAddress>(sql`
    select email, full_name as "fullName", address, city, coalesce(city_id, '') as city_id, state,
      coalesce(state_id, '') as state_id, country, coalesce(country_id, '') as country_id, zip_code as "zipCode"
    from orders where id = ${orderId} or subscription_id = ${id} order by created_at desc limit 1`);
  return rows[0]!;
}
