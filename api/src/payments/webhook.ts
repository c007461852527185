import { API_PREFIX } from '@larkwell/contracts';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type Stripe from 'stripe';
import { readSeconds } from '../db';
import type { Deps } from '../deps';
import type { StripeEventRule } from './events';

/**
 * Stripe's webhook. Reads only a body with a recent, valid signature; an event only says which object to ask
 * Stripe about. Handled events are remembered, and every handler tolerates repeats, so a crash between the
 * two does no harm. An error answers 500, and Stripe sends the event again. Events that nobody needs are
 * logged by type.
 */
export function stripeWebhook(deps: Deps, rules: readonly StripeEventRule[]): Hono {
  const app = new Hono();
  app.post(`${API_PREFIX}/stripe/webhook`, async (c) => {
    const body = await c.req.text();
    const signature = c.req.header('stripe-signature') ?? '';
    const event = verify(deps, body, signature);
    if (!event || (await isAhead(deps, signature)))
      return c.json({ errorMessage: 'The signature is not right.', code: 'bad-input' }, 400);
    if (await isKnown(deps, event.id)) return c.json({ received: true });
    if (await dispatch(deps, rules, event)) await remember(deps, event);
    return c.json({ received: true });
  });
  return app;
}

async function dispatch(
  deps: Deps,
  rules: readonly StripeEventRule[],
  event: Stripe.Event,
): Promise<boolean> {
  const needed = rules.filter(({ types }) => types.includes(event.type));
  for (const { handle } of needed) if (await handle(deps, event)) return true;
  const words = needed.length ? 'Stripe event is about nothing we know' : 'Stripe event is not needed';
  deps.log.info({ type: event.type, event: event.id }, words);
  return false;
}

function verify({ stripe, settings }: Deps, body: string, signature: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, signature, settings.stripeWebhookSecret);
  } catch {
    return null;
  }
}

const aheadSeconds = 300;

/**
 * The library refuses only old signatures. Either clock will do: the demo moves its own together with
 * Stripe's.
 */
async function isAhead({ db }: Deps, signature: string): Promise<boolean> {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  const isNow = seconds <= Date.now() / 1000 + aheadSeconds;
  return !isNow && !(seconds <= (await readSeconds(db)) + aheadSeconds);
}

async function isKnown({ db }: Deps, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from stripe_events where id = ${id}`);
  return rows.length > 0;
}

async function remember({ db }: Deps, event: Stripe.Event): Promise<void> {
  const { id: objectId = '' } = event.data.object as { id?: string };
  await db.execute(sql`
    insert into stripe_events (id, type, object_id) values (${event.id}, ${event.type}, ${objectId})
    on conflict do nothing`);
}
