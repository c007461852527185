import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedMorning, insertLocation } from '../../testing/booking-fixture';
import { patientVisits } from '../../testing/patient-visits';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from './budgets';

let app: TestApp;
let visits: ReturnType<typeof patientVisits>;
beforeAll(async () => {
  app = await startTestApp({ budgets: { ...budgetSizes(), refusedVisitsOfAddress: 3 } });
  await app.moveClock({ at: fixedMorning, frozen: true });
  visits = patientVisits(app, await insertLocation(app));
});
afterAll(() => app.close());

const tooMany = {
  success: false,
  code: 'refused',
  errorMessage:
    'Several no-cost visits were refused on your network in the last 24 hours. Pay by card, use another network, or try again tomorrow.',
};

test('a network that guesses who has a visit learns nothing after a few refusals', async () => {
  const address = '192.0.2.20';
  await visits.book(2, { name: 'Viktorine', email: 'victim@example.com', address: '192.0.2.21' });
  const guess = (name: string) => visits.book(2, { name, email: 'nosy@example.com', address });
  for (let n = 0; n < 3; n += 1) expect(await guess('Viktorine')).toMatchObject({ code: 'code-required' });
  expect(await guess('Viktorine')).toMatchObject(tooMany);
  expect(await guess('Ann')).toMatchObject(tooMany);
  expect(
    await visits.book(2, { name: 'Ann', email: 'ann@example.com', address: '192.0.2.22' }),
  ).toMatchObject({
    success: true,
  });
});

test('visits that are booked do not count, and a refusal counts for a day', async () => {
  const address = '192.0.2.30';
  const book = (name: string) => visits.book(3, { name, email: `${name}@example.com`, address });
  for (const name of ['Bea', 'Cleo', 'Dora', 'Edna'])
    expect(await book(name)).toMatchObject({ success: true });
  for (let n = 0; n < 3; n += 1) await book('Bea');
  expect(await book('Fay')).toMatchObject(tooMany);
  await app.pool.query(`update budget_uses set ends_at = app_now() where budget = 'refusedVisitsOfAddress'`);
  expect(await book('Fay')).toMatchObject({ success: true });
});
