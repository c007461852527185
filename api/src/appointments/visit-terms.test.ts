import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
  openPlace,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { getDraft } from '../drafts';
import { listTermsChanges, readTerms } from '../terms';
import { findDraftTerms, findHoldTerms } from './visit-terms';

let app: TestApp;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  ({ nextSlot } = await openPlace(app));
});
afterAll(() => app.close());

const readNow = async (draftId: string) =>
  (await findDraftTerms(app.deps, app.deps.db, await getDraft(app.deps, draftId)))!;

test('name the test, its price, the date, the time and the location', async () => {
  const { draftId } = await holdWithCompleteDraft(app, await nextSlot(), { testType: 'Antigen' });
  const { terms, isOffered } = await readNow(draftId);
  expect(terms.total).toBe(7000);
  expect(terms.facts).toEqual([
    ['Test', 'COVID-19 Antigen test'],
    ['Payment', 'By card'],
    ['Date', 'Wed Dec 02/26'],
    ['Time', '09:00 AM Central time'],
    ['Location', 'Riverside Clinic, 1200 Harney Street, Omaha, NE 68102'],
  ]);
  expect(isOffered).toBe(true);
});

test('travel with the draft, and are those of the moment it was read', async () => {
  const { draftId } = await holdWithCompleteDraft(app, await nextSlot());
  const { data } = await app.api.drafts.get({ draftId });
  const shown = readTerms(data.terms!, app.deps.settings.keyring)!;
  expect(shown).toMatchObject({ total: 0, subject: expect.stringMatching(/^visit /) });
  await app.api.drafts.update({ draftId, testType: 'Antigen' });
  expect(listTermsChanges(shown, (await readNow(draftId)).terms)).toEqual([
    { name: 'Test', before: 'COVID-19 RT-PCR test', now: 'COVID-19 Antigen test' },
    { name: 'Payment', before: 'No cost, or by insurance', now: 'By card' },
    { name: 'Total', before: '$0.00', now: '$70.00' },
  ]);
});

test('do not call a visit free before its payment is chosen', async () => {
  const { data } = await app.api.drafts.create({ testType: 'RT-PCR', searchLocation: '68102' });
  await app.api.appointments.reserve({ slotId: await nextSlot(), draftId: data.draftId });
  expect((await readNow(data.draftId)).terms).toMatchObject({
    total: 0,
    facts: expect.arrayContaining([['Payment', 'Not chosen yet']]),
  });
});

test('name the other time once another one is held', async () => {
  const { draftId } = await holdWithCompleteDraft(app, await nextSlot());
  const before = (await readNow(draftId)).terms;
  await app.api.appointments.reserve({ slotId: await nextSlot(), draftId });
  expect(listTermsChanges(before, (await readNow(draftId)).terms)).toMatchObject([{ name: 'Time' }]);
});

test('say when the location no longer offers the test, or is closed', async () => {
  const other = await insertLocation(app);
  const slotId = await insertSlot(app, other, '2026-12-03T15:00:00Z', 2);
  const { draftId } = await holdWithCompleteDraft(app, slotId);
  await app.pool.query(`update locations set test_types = '{Antigen}' where id = $1`, [other]);
  expect((await readNow(draftId)).isOffered).toBe(false);
  await app.pool.query(`update locations set test_types = '{RT-PCR}', is_open = false where id = $1`, [
    other,
  ]);
  expect((await readNow(draftId)).isOffered).toBe(false);
});

test('have the hold as their subject when it has no draft', async () => {
  const held = await app.api.appointments.reserve({ slotId: await nextSlot() });
  if (!held.success) throw new Error(held.errorMessage);
  const holdId = held.data.holdToken.split('.')[0]!;
  const visit = await findHoldTerms(app.deps.db, holdId, { testType: 'RT-PCR', byCard: true });
  expect(visit?.terms).toMatchObject({ subject: `hold ${holdId}`, total: 12_000 });
});

test('do not exist before a time is chosen', async () => {
  const { data } = await app.api.drafts.create({ testType: 'RT-PCR', searchLocation: '68102' });
  expect(data.terms).toBeNull();
});
