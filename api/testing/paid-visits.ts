import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { startStripe, type StripeStandIn } from '../sandbox/stripe/stripe';
import { createStripe } from '../src/services/stripe';
import type { Settings } from '../src/settings';
import { startTestApp, type TestApp } from './test-app';

export interface PaidVisits extends TestApp {
  standIn: StripeStandIn;
}

/** A test API with a Stripe stand-in beside it that keeps the same clock and reaches the webhook over HTTP. */
export async function startPaidVisits({
  webhooks = true,
  ...settings
}: Partial<Settings> & { webhooks?: boolean } = {}): Promise<PaidVisits> {
  const app = await startTestApp(settings);
  const { deps } = app;
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let offset = 0;
  const standIn = await startStripe({
    clock: () => Date.now() + offset,
    webhookRetriesMs: [50, 100, 200],
    ...(webhooks && {
      webhookUrl: `${url}/api/v1/stripe/webhook`,
      webhookSecret: deps.settings.stripeWebhookSecret,
    }),
  });
  deps.stripe = createStripe({ secretKey: 'sk_test_larkwell', apiUrl: standIn.url });
  return {
    ...app,
    standIn,
    async moveClock(setting) {
      const now = await app.moveClock(setting);
      offset = now.getTime() - Date.now();
      return now;
    },
    async close() {
      await standIn.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}

/** Pays on the hosted page as a person with a browser does. @returns where Stripe sends them, null when the card was refused */
export async function payOnPage(url: string, number = '4242424242424242'): Promise<string | null> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123', zip: '68102', name: 'Ada Fields' }),
  });
  return response.headers.get('location');
}
