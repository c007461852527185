import { type StripeEventRule, cardEvents, paymentEvents, customerEvents } from './payments';
import { subscriptionEvents } from './subscriptions';

/** Every Stripe event that the server needs. The webhook reads no others. */
export const stripeEvents: StripeEventRule[] = [
  ...cardEvents,
  ...customerEvents,
  ...paymentEvents,
  ...subscriptionEvents,
];
