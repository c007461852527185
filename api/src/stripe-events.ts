import type { StripeEventRule } from './payments/events';
import { cardEvents } from './payments/card-setup';
import { paymentEvents } from './payments/payment-events';
import { customerEvents } from './payments/stripe-customer';
import { subscriptionEvents } from './subscriptions/subscription-events';

/** Every event of Stripe that the product needs. The webhook looks at no other. */
export const stripeEvents: StripeEventRule[] = [
  ...cardEvents,
  ...customerEvents,
  ...paymentEvents,
  ...subscriptionEvents,
];
