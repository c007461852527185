import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { startStripe, type StripeStandIn } from '../sandbox/stripe/stripe';
import type { ClockSetting } from '../src/db';
import { createStripe } from '../src/services';
import type { Settings } from '../src/deps';
import { startTestApp, type TestApp } from './test-app';

export interface Shop extends TestApp {
  standIn: StripeStandIn;
  /** Where the API listens for webhooks. */
  url: string;
}

/**
 * The API with a Stripe account that sends it webhooks; both run on one clock. Close it at the end of the
 * file.
 */
export async function startShop(
  options: { webhooks?: boolean; settings?: Partial<Settings> } = {},
): Promise<Shop> {
  const test = await startTestApp(options.settings);
  const server = serve({ fetch: test.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let offset = 0;
  const standIn = await startStripe({
    clock: () => Date.now() + offset,
    ...((options.webhooks ?? true) && {
      webhookUrl: `${url}/api/v1/stripe/webhook`,
      webhookSecret: test.deps.settings.stripeWebhookSecret,
    }),
  });
  test.deps.stripe = createStripe({ secretKey: 'sk_test_larkwell', apiUrl: standIn.url });
  return {
    ...test,
    standIn,
    url,
    async moveClock(setting: ClockSetting) {
      const now = await test.moveClock(setting);
      offset = now.getTime() - Date.now();
      return now;
    },
    async close() {
      await standIn.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await test.close();
    },
  };
}

let count = 0;

/** Puts a kit with its three subscription options on the shelf. @returns the id */
export async function addKit(
  { deps }: TestApp,
  { price = 5000, stock = 100, name = '' }: { price?: number; stock?: number; name?: string } = {},
): Promise<string> {
  const id = `kit-${(count += 1)}`;
  await deps.db.execute(sql`
    insert into product_categories (slug, name) values ('tests', 'Tests') on conflict do nothing`);
  await deps.db.execute(sql`
    insert into products (id, slug, name, category_slug, price_cents, image_name, description, collection_method, stock)
    values (${id}, ${id}, ${name || `Kit ${count}`}, 'tests', ${price}, 'kit.svg', 'A kit.', 'blood', ${stock})`);
  for (const months of [3, 6, 12]) {
    await deps.db.execute(sql`
      insert into subscription_options (price_id, product_id, months) values (${`${id}-${months}`}, ${id}, ${months})`);
  }
  return id;
}

export async function stockOf({ deps }: TestApp, productId: string): Promise<number> {
  const { rows } = await deps.db.execute<{ stock: number }>(
    sql`select stock from products where id = ${productId}`,
  );
  return rows[0]!.stock;
}

/** Adds a coupon, valid for everything by default. */
export async function addCoupon(
  { deps }: TestApp,
  {
    code,
    percent = 10,
    maxRedemptions = null,
  }: { code: string; percent?: number; maxRedemptions?: number | null },
): Promise<void> {
  await deps.db.execute(sql`
    insert into coupons (code, percent, max_redemptions) values (${code}, ${percent}, ${maxRedemptions})`);
}
