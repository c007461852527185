import { ZIP_LENGTH } from '@larkwell/contracts/numbers/accounts';
import { KIT_ID_LENGTH, SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const months = `months = ANY (ARRAY[${SUBSCRIPTION_PACKAGES.map(({ months }) => months).join(', ')}])`;

// A migration never changes, so its checks contain digits: a number that changes needs a new migration.
it.each([
  ['subscription_options', months],
  ['subscriptions', months],
  ['kits', `length(code) = ${KIT_ID_LENGTH}`],
  ['locations', String.raw`zip_code ~ '^\d{${ZIP_LENGTH}}$'`],
])('a check of %s allows what the contract does: %s', async (table, rule) => {
  const { rows } = await app.pool.query<{ checks: string | null }>(
    `select string_agg(pg_get_constraintdef(oid), ' ') as checks from pg_constraint
     where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  expect(rows[0]!.checks).toContain(rule);
});
