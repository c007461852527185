import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../testing/booking-fixture';
import { type Shop, startShop } from '../testing/shop';
import { asAdmin } from '../testing/test-database';
import { testServiceKey } from '../testing/test-deps';
import { listBoundCalls, requestFor } from './calls';
import { census } from './census';
import { fewRows, manyRows } from './many-rows';
import { sized } from './size.env';
import { recordStatements, tablesReadWhole, tablesScanned, type Statement } from './statements';
import { makeWorld } from './world';

const rows = sized(20_000, 100_000);

/** Statements that read a whole table on purpose. */
const onPurpose: [RegExp, string][] = [
  [/not starts_with\(/, 'seals anew whatever an older key has sealed: looks at every value, once an hour'],
];

/** What an owner types in, single rows, and counters that expire. */
const smallTables = [
  'agreements',
  'app_clock',
  'audit_chain',
  'content_pages',
  'coupons',
  'database_purpose',
  'faq_categories',
].concat([
  'faqs',
  'locations',
  'migrations',
  'product_categories',
  'product_ratings',
  'products',
  'rate_limits',
  'sealing_start',
  'search_synonyms',
  'subscription_options',
]);

const grown = new Set(manyRows.map(([table]) => table));

let shop: Shop;
let client: pg.PoolClient;
let statements: Statement[];
beforeAll(async () => {
  shop = await startShop();
  const recording = recordStatements(shop.pool);
  await useEverything();
  recording.stop();
  statements = [...recording.statements.values()].filter(
    ({ text }) =>
      /^\s*(select|with|insert|update|delete)\b/i.test(text) && !/pgboss|pg_|rate_limits/.test(text),
  );
  // Triggers and foreign keys would take most of the time, and these rows satisfy them.
  const admin = new pg.Client({ connectionString: asAdmin(shop.databaseUrl) });
  await admin.connect();
  await admin.query(`set session_replication_role = replica; ${fewRows}`);
  for (const [table, values] of manyRows) {
    await admin.query(
      `insert into ${table} ${values} from generate_series(1, ${rows}) n on conflict do nothing`,
    );
  }
  await admin.query('analyze');
  await admin.end();
  client = await shop.pool.connect();
}, 240_000);
afterAll(async () => {
  client.release();
  await shop.close();
});

/** Every call by everyone, a visit from hold to cancellation, and every job. */
async function useEverything() {
  const world = await makeWorld(shop);
  for (const call of listBoundCalls()) {
    for (const person of [undefined, world.maya, world.eli, world.olive]) {
      const { path, init } = requestFor(call, census[call.name]!.ask(world));
      const headers = new Headers(init.headers);
      headers.set('x-service-key', testServiceKey);
      headers.set('x-visitor-address', '203.0.113.7');
      if (person) headers.set('authorization', `Bearer ${person.token}`);
      await shop.request(path, { ...init, headers });
    }
  }
  await shop.moveClock({ at: fixedMorning, frozen: true });
  const location = await insertLocation(shop);
  const [first, second] = [15, 16].map((hour) => insertSlot(shop, location, `2026-12-02T${hour}:00:00Z`));
  const held = await holdWithCompleteDraft(shop, (await first)!, { testType: 'Antigen' });
  const { draftId, hold } = held;
  await shop.api.appointments.createCharge({
    token: 'tok_visa',
    testType: 'Antigen',
    draftId,
    holdToken: hold.holdToken,
  });
  const booked = await confirmHeld(shop, held);
  if (!booked.success) throw new Error(booked.errorMessage);
  const { bookingId } = booked.data;
  await shop.api.appointments.listBookings({ userEmail: 'ada@example.com' });
  await shop.api.appointments.getConfirmation({ bookingId });
  await shop.api.appointments.moveBooking({ bookingId, slotId: (await second)! });
  await shop.api.appointments.cancelBooking({ id: bookingId });
  await shop.sweep();
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 400);

test(`no statement reads a table of ${rows} rows from end to end`, async () => {
  const found: string[] = [];
  for (const statement of statements) {
    if (onPurpose.some(([pattern]) => pattern.test(statement.text))) continue;
    const tables = (await tablesReadWhole(client, statement)).filter((table) => grown.has(table));
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${shorten(statement.text)}`);
  }
  expect(statements.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('nor does a database function, or a cascading delete', async () => {
  const found: string[] = [];
  const calling = statements.filter(({ text }) =>
    /(reserve_slot|release_expired_holds|roll_slots)\(|^\s*delete/.test(text),
  );
  for (const statement of calling) {
    const tables = (await tablesScanned(client, statement, 5000)).filter((table) => grown.has(table));
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${shorten(statement.text)}`);
  }
  expect(calling.length).toBeGreaterThan(1);
  expect(found).toEqual([]);
});

test('every table is known to be small or is tested with many rows', async () => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename is not null`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual([...grown, ...smallTables].sort());
});

test('control: a column without an index is caught', async () => {
  const statement = { text: 'select id from orders where full_name = $1', values: ['Pat'] };
  expect(await tablesReadWhole(client, statement)).toEqual(['orders']);
  expect(await tablesScanned(client, statement, 5000)).toEqual(['orders']);
});
