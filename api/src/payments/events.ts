import type Stripe from 'stripe';
import type { Deps } from '../deps';

type EventType = Stripe.Event['type'];

/** Events of Stripe that one part of the product needs, and what it does about them. */
export interface StripeEventRule {
  types: readonly EventType[];
  /** What would be missed without them, for the operator who sets up the webhook. */
  why: string;
  /** True when the event was about something of ours. It must be safe to handle an event twice. */
  handle(deps: Deps, event: Stripe.Event): Promise<boolean>;
}
