import { createHmac } from 'node:crypto';
import type { Faults } from './faults';
import type { PendingDelivery } from './kinds';
import type { Store } from './store';

export interface WebhookTarget {
  url: string;
  secret: string;
}

/** Waiting times before the second, third … attempt. Stripe's spread over days; a demo needs to see them. */
const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 3_600_000];
const PATIENCE_MS = 20_000;

/** Sends events to the one webhook address, signed, until each is answered with 2xx or given up. */
export class Webhooks {
  private readonly underWay = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly store: Store,
    private readonly faults: Faults,
    private readonly target: WebhookTarget | undefined,
    private readonly retryAfterMs: number[] = RETRY_AFTER_MS,
  ) {}

  /** Starts every delivery that is due and schedules the next check. */
  flush(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    const waiting = this.store.list('sandbox.delivery');
    if (!this.target) {
      for (const delivery of waiting) this.store.remove('sandbox.delivery', delivery.id);
      this.store.commit();
      return;
    }
    const now = Date.now();
    const idle = waiting.filter((delivery) => !this.underWay.has(delivery.id));
    for (const delivery of idle.filter((each) => each.dueAt <= now)) this.begin(delivery);
    const next = Math.min(...idle.filter((each) => each.dueAt > now).map((each) => each.dueAt));
    if (Number.isFinite(next)) this.timer = setTimeout(() => this.flush(), next - now).unref();
  }

  /** Resolves when no delivery is being sent; those waiting for a later attempt do not count. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values());
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.settled();
  }

  private begin(delivery: PendingDelivery): void {
    const sending = this.deliver(delivery).finally(() => {
      this.underWay.delete(delivery.id);
      this.flush();
    });
    this.underWay.set(delivery.id, sending);
  }

  private async deliver(delivery: PendingDelivery): Promise<void> {
    const event = this.store.find('event', delivery.event);
    const struck = event && delivery.attempt === 0 ? this.faults.strike(`webhook:${event.type}`) : [];
    const delay = struck.find((fault) => fault.kind === 'delay');
    if (!event || struck.some((fault) => fault.kind === 'drop')) return this.done(delivery);
    if (delay) return this.postpone(delivery, delay.ms ?? 1000);
    const copies = struck.find((fault) => fault.kind === 'duplicate')?.copies ?? 1;
    const body = JSON.stringify(event);
    const answers = await Promise.all(Array.from({ length: copies }, () => this.send(body)));
    if (answers.every((isAccepted) => isAccepted)) return this.done(delivery);
    const wait = this.retryAfterMs[delivery.attempt];
    if (wait === undefined) this.done(delivery);
    else this.postpone(delivery, wait);
  }

  /** The signature has the machine's time, not the account's: it proves that the message is recent. */
  private async send(body: string): Promise<boolean> {
    if (!this.target) return true;
    const reply = await fetch(this.target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, this.target.secret, Math.floor(Date.now() / 1000)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    await reply?.arrayBuffer().catch(() => null);
    return reply?.ok ?? false;
  }

  private done(delivery: PendingDelivery): void {
    this.store.remove('sandbox.delivery', delivery.id);
    this.store.commit();
  }

  private postpone(delivery: PendingDelivery, ms: number): void {
    this.store.save({ ...delivery, attempt: delivery.attempt + 1, dueAt: Date.now() + ms });
    this.store.commit();
  }
}

/** The `Stripe-Signature` header: HMAC-SHA256 of `<seconds>.<body>`. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
