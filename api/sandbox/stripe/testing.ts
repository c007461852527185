import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startStripe, type StripeOptions, type StripeStandIn } from './stripe';

export const WEBHOOK_SECRET = 'whsec_test';

/** The official client, pointed at a stand-in. It does not retry by default. */
export function clientOf(
  standIn: StripeStandIn,
  settings: Stripe.StripeConfig = {},
  key = 'sk_test_larkwell',
): Stripe {
  const { hostname, port } = new URL(standIn.url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, ...settings });
}

export async function openStripe(options: StripeOptions = {}) {
  const standIn = await startStripe(options);
  return { standIn, stripe: clientOf(standIn) };
}

/** Types a card into a browser's call, like Stripe.js; returns the token's id. */
export async function tokenFor(standIn: StripeStandIn, number: string): Promise<string> {
  const stripe = clientOf(standIn, {}, 'pk_test_larkwell');
  const token = await stripe.tokens.create({
    card: { number, exp_month: '12', exp_year: '2040', cvc: number.length === 15 ? '1234' : '123' },
  });
  return token.id;
}

export interface WebhookCall {
  body: string;
  signature: string;
}

/** A server that receives webhooks and answers with `reply`'s result; 200 by default. */
export async function openWebhook(reply: (call: WebhookCall, count: number) => number = () => 200) {
  const calls: WebhookCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const call = {
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers['stripe-signature']),
    };
    calls.push(call);
    response.writeHead(reply(call, calls.length)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
    /** The types of the received events, sorted: Stripe promises no order. */
    types: () => calls.map((call) => (JSON.parse(call.body) as Stripe.Event).type).sort(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
