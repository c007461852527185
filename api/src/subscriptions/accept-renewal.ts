import { sql } from 'drizzle-orm';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { insertOrder, mailReceipt, getOrder, listOrderItems } from '../orders';
import { getRenewal, updateRenewal } from './renewal-store';
import { lockSubscription, setStatus, type SubscriptionRow } from './store';

const noKit = 'No kit was left for this renewal. The whole amount goes back to your card.';

/**
 * Creates the order for a paid renewal, with its subscription locked, to the address of the last one.
 * @returns why the money is refunded when no kit was claimed for it
 */
export async function acceptRenewal(deps: Deps, tx: Transaction, invoiceId: string): Promise<string | null> {
  const { status, amount, subscriptionId } = await getRenewal(tx.db, invoiceId);
  if (status !== 'claimed' && status !== 'failed') return noKit;
  const subscription = await lockSubscription(tx.db, subscriptionId);
  const address = await getAddress(tx, subscription);
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
    fingerprint: invoiceId,
    items: [
      {
        productId: subscription.productId,
        name: subscription.productName,
        imageName: subscription.imageName,
        quantity: subscription.quantity,
        unitPrice: subscription.unitPrice,
        basePrice: null,
        subTotal: amount,
        total: amount,
        priceId: null,
        months: subscription.months,
      },
    ],
    renewal: { subscriptionId: subscription.id },
  });
  await updateRenewal(tx.db, invoiceId, { status: 'paid', orderId });
  await setStatus(tx.db, subscription.id, 'active');
  const order = await getOrder(tx.db, orderId);
  const items = await listOrderItems(tx.db, orderId);
  const card = { paymentMethodId: null, brand: null, last4: null, receiptUrl: null, details: null };
  await mailReceipt(deps, tx, { order, items, card, kind: 'invoice' });
  return null;
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

/** The address of the subscription's latest order: the first one, or a renewal since. */
async function getAddress({ db }: Transaction, { id, orderId }: SubscriptionRow): Promise<RenewalAddress> {
  const { rows } = await db.execute<RenewalAddress>(sql`
    select email, full_name as "fullName", address, city, coalesce(city_id, '') as city_id, state,
      coalesce(state_id, '') as state_id, country, coalesce(country_id, '') as country_id, zip_code as "zipCode"
    from orders where id = ${orderId} or subscription_id = ${id} order by created_at desc limit 1`);
  return rows[0]!;
}
