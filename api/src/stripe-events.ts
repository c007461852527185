import { type StripeEventRule, cardEvents, paymentEvents, customerEvents } from './payments';
import { subscriptionEvents } from './subscriptions';

/** Every event of Stripe that the product needs. The webhook looks at no other. */
export const stripeEvents: StripeEventRule[] = [
  ...cardEvents,
  ...customerEvents,
  ...paymentEvents,
  ...subscriptionEvents,
];
