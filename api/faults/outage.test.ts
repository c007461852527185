import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertLocation, insertSlot } from '../testing/booking-fixture';
import type { TestApp } from '../testing/test-app';
import { addBuyer, addShelf } from './books';
import { openSystem, type System } from './system';

const PATIENCE = 180_000;

let system: System;
beforeAll(async () => {
  system = await openSystem();
  await system.start();
}, PATIENCE);
afterEach(() => Object.values(system.lines).forEach((line) => line.mend()));
afterAll(() => system.close());

const get = (path: string) => fetch(`${system.url}${path}`);
const status = async (path: string) => (await get(path)).status;

test(
  'without its database the API says so in words, differs from a dead one, and recovers by itself',
  async () => {
    expect(await status('/api/v1/product/category')).toBe(200);
    system.lines.database.cut();
    const away = await get('/api/v1/product/category');
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({ errorMessage: expect.stringContaining('try again') });
    expect(await status('/livez')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    system.lines.database.mend();
    await expect.poll(() => status('/api/v1/product/category'), { timeout: 30_000 }).toBe(200);
    expect(await status('/readyz')).toBe(200);
  },
  PATIENCE,
);

test(
  'without Stripe people browse and hold places, and paying is refused in words until it is back',
  async () => {
    const kit = await addShelf(system, 5);
    const buyer = await addBuyer(system);
    const api = system.as(buyer);
    const { data } = await api.cart.createOrder(buyer.order(kit));
    system.lines.stripe.cut();
    expect(await status('/api/v1/product/category')).toBe(200);
    const app = { api: system.as({}), pool: system.pool } as unknown as TestApp;
    const soon = new Date(Date.now() + 30 * 3_600_000).toISOString();
    const slotId = await insertSlot(app, await insertLocation(app), soon);
    const draft = await app.api.drafts.create({ testType: 'RT-PCR', searchLocation: 'Omaha, NE' });
    const held = await app.api.appointments.reserve({ slotId, draftId: draft.data.draftId });
    expect(held.success).toBe(true);
    await expect(api.payments.createPaymentIntent(data)).rejects.toMatchObject({ status: 503 });
    system.lines.stripe.mend();
    expect((await api.payments.createPaymentIntent(data)).data.amount).toBe(5000);
  },
  PATIENCE,
);

test(
  'without the bucket an upload is refused in words and not stored; visits are booked as usual',
  async () => {
    const { drafts, uploads } = system.as({});
    const { draftId } = (await drafts.create({ testType: 'RT-PCR', searchLocation: 'Omaha, NE' })).data;
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(bytes)], 'card.png', { type: 'image/png' });
    const upload = () => uploads.uploadInsuranceImage({ draftId, side: 'front', file });
    system.lines.bucket.cut();
    await expect(upload()).rejects.toMatchObject({
      status: 503,
      data: { errorMessage: expect.stringContaining('try again') },
    });
    expect((await drafts.get({ draftId })).data.images.front).toBeNull();
    await drafts.update({ draftId, testType: 'Antigen' });
    system.lines.bucket.mend();
    const { data } = await upload();
    expect((await fetch(data.url)).status).toBe(200);
    expect((await drafts.get({ draftId })).data.images.front?.key).toBe(data.key);
  },
  PATIENCE,
);

test(
  'mails that could not be sent go out once each when the mail server is back',
  async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => addBuyer(system)));
    system.lines.mail.cut();
    for (const { email } of buyers) await system.as({}).accounts.forgotPassword({ email });
    const failed = () =>
      system.pool
        .query<{ count: number }>(
          `select count(*) from pgboss.job where name = 'mail' and retry_count + (state = 'retry')::int > 0`,
        )
        .then(({ rows }) => rows[0]?.count);
    await expect.poll(failed, { timeout: 60_000 }).toBeGreaterThanOrEqual(buyers.length);
    const received = () => buyers.map(({ email }) => system.mailbox.to(email).length);
    expect(received()).toEqual(buyers.map(() => 0));
    system.lines.mail.mend();
    // Waiting for the queue's own schedule would take minutes; the row says when it continues.
    await system.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await expect.poll(received, { timeout: 60_000 }).toEqual(buyers.map(() => 1));
  },
  PATIENCE,
);

test(
  'a graceful stop answers everything in flight and ends',
  async () => {
    const client = await system.pool.connect();
    await client.query('begin; lock table product_categories in access exclusive mode');
    const asked = Array.from({ length: 100 }, () => status('/api/v1/product/category'));
    // Connections are accepted in turn: once this one is answered, the hundred are in and wait for the lock.
    await status('/livez');
    system.signal('SIGTERM');
    await client.query('commit');
    client.release();
    const answers = new Set(await Promise.all(asked));
    expect([...answers].filter((each) => each !== 200 && each !== 503)).toEqual([]);
    expect(answers).toContain(200);
    expect(await system.ended()).toBe(0);
  },
  PATIENCE,
);
