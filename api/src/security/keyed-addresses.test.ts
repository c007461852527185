import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedMorning, openPlace } from '../../testing/booking-fixture';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createResetKey, hasResetFrom, useResetKey } from '../people';

const address = '198.51.100.23';
const email = 'keyed@example.com';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** What anyone who guesses the address can compute. */
const guesses = [address, `address ${address}`, email].flatMap((text) => [
  text,
  ...(['base64url', 'base64', 'hex'] as const).map((form) => createHash('sha256').update(text).digest(form)),
]);

async function expectNoGuessIn(table: string): Promise<void> {
  const { rows } = await app.pool.query<{ row: string }>(`select r::text as row from ${table} r`);
  expect(rows).not.toEqual([]);
  for (const { row } of rows) for (const guess of guesses) expect(row).not.toContain(guess);
}

test('a held place does not reveal the network address it was held from', async () => {
  await app.moveClock({ at: fixedMorning });
  const { nextSlot } = await openPlace(app);
  const slotId = await nextSlot();
  expect(await app.as({ address }).appointments.reserve({ slotId })).toMatchObject({ success: true });
  await expectNoGuessIn('holds');
});

test('counted attempts do not reveal whose they are', async () => {
  const visitor = app.as({ address });
  await visitor.appointments.requestLookupCode({ userEmail: email });
  await visitor.appointments.listBookings({ userEmail: email });
  await visitor.accounts.forgotPassword({ email });
  await expectNoGuessIn('rate_limits');
});

test('a password set by mail lets its owner in from there, without revealing the address', async () => {
  const { id } = await addShopper(app);
  const key = await createResetKey(app.deps.db, id);
  expect(await useResetKey(app.deps, key, address)).toBe(id);
  expect(await hasResetFrom(app.deps, id, address)).toBe(true);
  expect(await hasResetFrom(app.deps, id, '198.51.100.24')).toBe(false);
  await expectNoGuessIn('password_resets');
});
