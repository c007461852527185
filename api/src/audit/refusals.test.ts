import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from '../budgets';
import { openForPerson } from '../sealing';

let app: TestApp;
beforeAll(async () => {
  const budgets = { ...budgetSizes(), holdsOfAddress: 1, patientDay: 0 };
  app = await startTestApp({ budgets });
  await app.moveClock({ at: fixedMorning, frozen: true });
});
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(() => app.close());

interface Entry {
  id: number;
  subject: string;
  detail: { times: number };
  origin: string;
}

/** Refusals recorded for one network, as rule and number. */
async function listRefusals(address: string): Promise<[string, number][]> {
  const { rows } = await app.pool.query<Entry>(
    `select id, subject, detail, origin from audit_entries where action = 'refused' and origin is not null order by id`,
  );
  const refusals: [string, number][] = [];
  for (const { id, subject, detail, origin } of rows) {
    const place = { table: 'audit_entries', column: 'origin', row: String(id) };
    if ((await openForPerson(app.deps, place, origin)) === address) refusals.push([subject, detail.times]);
  }
  return refusals;
}

test('dead booking links and the limit behind them, the 1st, 10th and 100th time in an hour', async () => {
  const address = '198.51.100.31';
  const open = () => app.as({ address }).appointments.openBookingLink({ link: 'made.up' });
  for (let n = 0; n < 60; n += 1) await expect(open()).rejects.toMatchObject({ status: 404 });
  for (let n = 0; n < 12; n += 1) await expect(open()).rejects.toMatchObject({ status: 429 });
  expect(await listRefusals(address)).toEqual([
    ['booking-link', 1],
    ['booking-link', 10],
    ['guess', 1],
    ['guess', 10],
  ]);
  const other = '198.51.100.32';
  const fromOther = app.as({ address: other }).appointments.openBookingLink({ link: 'made.up' });
  const refusal = await fromOther.catch((error: unknown) => error);
  expect(await listRefusals(other)).toEqual([['booking-link', 1]]);
  expect(JSON.stringify(refusal)).not.toContain('booking-link');
});

test('dead links for undoing a change of address', async () => {
  const address = '198.51.100.33';
  await expect(app.as({ address }).accounts.undoEmailChange({ key: 'made-up' })).rejects.toMatchObject({
    status: 422,
  });
  expect(await listRefusals(address)).toEqual([['undo-link', 1]]);
});

test('budgets of mails, holds and visits', async () => {
  const address = '198.51.100.34';
  const api = app.as({ address });
  const userEmail = 'asked@example.com';
  for (let n = 0; n < 5; n += 1) await api.appointments.requestLookupCode({ userEmail });
  await app.pool.query('delete from rate_limits');
  await expect(api.appointments.requestLookupCode({ userEmail })).rejects.toMatchObject({ status: 429 });
  const place = await insertLocation(app);
  const [first, second] = [
    await insertSlot(app, place, '2026-12-02T15:00:00Z'),
    await insertSlot(app, place, '2026-12-02T15:20:00Z'),
  ];
  const held = await holdWithCompleteDraft({ ...app, api }, first);
  expect(await confirmHeld({ ...app, api }, held)).toMatchObject({ success: false, code: 'code-required' });
  expect(await api.appointments.reserve({ slotId: second })).toMatchObject({ success: false });
  expect(await listRefusals(address)).toEqual([
    ['mailsOfAddress', 1],
    ['patientDay', 1],
    ['holdsOfAddress', 1],
  ]);
});
