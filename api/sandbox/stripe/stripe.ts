import type Stripe from 'stripe';
import { Account } from './account';
import { billWhatIsDue } from './billing';
import { changeCard, type CardChange } from './change-card';
import { bookCharge } from './charges';
import { type Clock, type ClockAddress, distantClock, localClock } from '../clock';
import { type Fault, Faults } from './faults';
import { cancelIntent } from './intents';
import { followInvoiceIntent } from './invoices';
import { openDispute } from './disputes';
import { listen } from '../listening';
import { failRefunds } from './refunds';
import { createStripeServer } from './server';
import { expireOldSessions, followIntent } from './sessions';
import { Store } from './store';
import { Webhooks } from './webhooks';

export interface StripeOptions {
  /** 0 picks a free one. */
  port?: number;
  /** Where the account is kept across restarts; if omitted, it is gone at the end. */
  dataDir?: string;
  /** The address browsers use, if it is not `http://127.0.0.1:<port>`. */
  publicUrl?: string;
  webhookUrl?: string;
  webhookSecret?: string;
  /** Milliseconds since the epoch, or the address of the API's clock. The machine's clock by default. */
  clock?: (() => number) | ClockAddress;
  secretKey?: string;
  publishableKey?: string;
  /** Waits between attempts to deliver a webhook, in milliseconds. */
  webhookRetriesMs?: number[];
}

export interface StripeStandIn {
  url: string;
  stop(): Promise<void>;
  /** Plans a fault; see `faults.ts`. */
  plan(fault: Fault): void;
  clearFaults(): void;
  /** Does everything due by the clock now, and waits until the resulting webhooks are answered. */
  catchUp(): Promise<void>;
  /** Changes a saved card: its bank refuses it from now on, asks the cardholder, or pays again (null). */
  changeCard(paymentMethod: string, change: CardChange): void;
  /** Waits until no webhook is being sent. */
  webhooksSent(): Promise<void>;
  /** Makes a cardholder complain about a charge, which no API call can do. */
  dispute(chargeId: string): void;
  /** Every event so far, oldest first. */
  events(): Stripe.Event[];
  /** Sends an event (again), whatever happened to it before. */
  resend(eventId: string): void;
}

const CATCH_UP_EVERY_MS = 500;

/** Starts a stand-in for Stripe: its API, hosted pages, Stripe.js and signed webhooks, on 127.0.0.1. */
export async function startStripe(options: StripeOptions = {}): Promise<StripeStandIn> {
  const clock: Clock =
    typeof options.clock === 'object' ? distantClock(options.clock) : localClock(options.clock);
  const store = new Store(options.dataDir);
  const faults = new Faults();
  let url = '';
  const account = new Account(
    store,
    () => clock.now(),
    () => options.publicUrl ?? url,
  );
  account.whenIntentChanges(followInvoiceIntent);
  account.whenIntentChanges(followIntent);
  const target =
    options.webhookUrl && options.webhookSecret
      ? { url: options.webhookUrl, secret: options.webhookSecret }
      : undefined;
  const webhooks = new Webhooks(store, faults, target, options.webhookRetriesMs);
  let doneUntil = -1;
  // Checks everything, so once per second of the clock is enough.
  const catchUp = (isAsked = false) => {
    const second = account.now();
    if (second === doneUntil && !isAsked) return;
    doneUntil = second;
    doWhatIsDue(account, isAsked);
    store.commit();
  };
  const keys = {
    secret: options.secretKey ?? 'sk_test_larkwell',
    publishable: options.publishableKey ?? 'pk_test_larkwell',
  };
  const server = createStripeServer({ account, clock, faults, keys, webhooks, catchUp: () => catchUp() });
  const listening = await listen(server, options.port);
  url = listening.url;
  const timer = setInterval(
    () =>
      void clock
        .refresh()
        .then(() => catchUp())
        .then(() => webhooks.flush()),
    CATCH_UP_EVERY_MS,
  );
  timer.unref();
  webhooks.flush();
  return {
    url,
    async stop() {
      clearInterval(timer);
      await listening.stop();
      await webhooks.stop();
    },
    plan: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    async catchUp() {
      await clock.refresh();
      catchUp(true);
      webhooks.flush();
      await webhooks.settled();
    },
    changeCard(paymentMethod, change) {
      changeCard(account, paymentMethod, change);
      store.commit();
    },
    async webhooksSent() {
      webhooks.flush();
      await webhooks.settled();
    },
    dispute(chargeId) {
      openDispute(account, store.get('charge', chargeId));
      store.commit();
      webhooks.flush();
    },
    events: () => store.list('event'),
    resend(eventId) {
      store.save({
        object: 'sandbox.delivery',
        id: `again_${eventId}`,
        event: eventId,
        attempt: 0,
        dueAt: 0,
      });
      store.commit();
      webhooks.flush();
    },
  };
}

function doWhatIsDue(account: Account, isAsked: boolean): void {
  billWhatIsDue(account);
  expireOldSessions(account);
  failRefunds(account, isAsked);
  for (const intent of account.store.list('payment_intent')) releaseOldHold(account, intent);
  for (const charge of account.store.list('charge')) {
    if (!charge.captured || charge.balance_transaction) continue;
    bookCharge(account, charge);
    account.tell('charge.updated', charge, { balance_transaction: null });
  }
}

/** Banks release a held amount after a week; Stripe cancels the intent then. */
function releaseOldHold(account: Account, intent: Stripe.PaymentIntent): void {
  if (intent.status !== 'requires_capture') return;
  const charge = account.store.get('charge', String(intent.latest_charge));
  const end = charge.payment_method_details?.card?.capture_before ?? Infinity;
  if (account.now(charge.customer as string | null) >= end)
    cancelIntent(account, intent, 'automatic' as 'abandoned');
}
