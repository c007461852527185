import type { SubscriptionRow } from './store';

/** The kit's product id at Stripe. */
export const stripeProductId = ({ productId }: Pick<SubscriptionRow, 'productId'>) => `kit_${productId}`;

/** What Stripe charges at each renewal, and how often. */
export const stripeItem = (subscription: SubscriptionRow) => ({
  quantity: subscription.quantity,
  price_data: {
    currency: 'usd',
    product: stripeProductId(subscription),
    unit_amount: subscription.unitPrice,
    recurring: { interval: 'month' as const, interval_count: subscription.months },
  },
});
