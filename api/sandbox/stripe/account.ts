import type Stripe from 'stripe';
import { newId } from './ids';
import type { Kinds } from './kinds';
import type { Store } from './store';

export const API_VERSION = '2026-10-28.endive';

type Snapshot = Kinds[Exclude<keyof Kinds, `sandbox.${string}`>];

type IntentFollower = (account: Account, intent: Stripe.PaymentIntent) => void;

/** One Stripe account: its objects, its clock and the events it has sent. */
export class Account {
  private readonly followers: IntentFollower[] = [];
  private moment: number | null = null;

  constructor(
    readonly store: Store,
    private readonly clock: () => number,
    /** Where browsers reach this server; hosted pages and challenges are below it. */
    readonly publicUrl: () => string,
  ) {}

  /** Runs an action as of an earlier moment (seconds), so that what was due then gets that date. */
  asOf<Result>(moment: number, act: () => Result): Result {
    const outer = this.moment;
    this.moment = moment;
    try {
      return act();
    } finally {
      this.moment = outer;
    }
  }

  /** Seconds since the epoch, by the customer's test clock if it has one. */
  now(customer?: string | null): number {
    if (this.moment !== null) return this.moment;
    const clock = customer ? this.store.find('customer', customer)?.test_clock : null;
    if (typeof clock === 'string') return this.store.get('test_helpers.test_clock', clock).frozen_time;
    return Math.floor(this.clock() / 1000);
  }

  /** Lets sessions and invoices follow the payment intents they started. */
  whenIntentChanges(follow: IntentFollower): void {
    this.followers.push(follow);
  }

  /** Saves an intent, emits the event and lets its followers react to the new state. */
  intentChanged(intent: Stripe.PaymentIntent, type: string): void {
    this.tell(type, this.store.save(intent));
    for (const follow of this.followers) follow(this, intent);
  }

  /** Records an event. Webhooks are sent once the change is committed. */
  tell(type: string, object: Snapshot, previous?: Record<string, unknown>): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 0,
      request: { id: null, idempotency_key: null },
      type,
    } as unknown as Stripe.Event;
    this.store.save(event);
    this.store.save({ object: 'sandbox.delivery', id: event.id, event: event.id, attempt: 0, dueAt: 0 });
  }
}
