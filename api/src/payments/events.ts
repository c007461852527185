import type Stripe from 'stripe';
import type { Deps } from '../deps';

type EventType = Stripe.Event['type'];

/** Stripe events that one part of the product needs, and how it handles them. */
export interface StripeEventRule {
  types: readonly EventType[];
  /** What would be missed without them, for the operator who sets up the webhook. */
  why: string;
  /** True when the event was about something of ours. Handling an event twice must be safe. */
  handle(deps: Deps, event: Stripe.Event): Promise<boolean>;
}
