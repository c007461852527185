import { SYMPTOMS } from '@larkwell/contracts/appointments/assessment';
import { makeAssessment } from '@larkwell/contracts/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmHeld, fixedMorning, holdWithCompleteDraft, openPlace } from '../../testing/booking-fixture';
import { startTestApp } from '../../testing/test-app';

const app = await startTestApp();
beforeEach(() => app.moveClock({ at: fixedMorning, frozen: true }));
afterAll(() => app.close());

const startOf = async (draftId: string, searchLocation?: string) =>
  (await app.api.drafts.getStart({ draftId, searchLocation })).data;
const noSymptoms = Object.fromEntries(SYMPTOMS.map((name) => [name, false])) as Record<
  (typeof SYMPTOMS)[number],
  boolean
>;
/** Symptoms began on the first day that still counts this morning. */
const ill = makeAssessment({
  symptoms_experienced: '1',
  symptoms: { ...noSymptoms, is_cough: true },
  symptom_date: '2026-11-17',
});
const begin = async (assessment = makeAssessment()) =>
  (await app.api.drafts.create({ searchLocation: 'Omaha, NE', assessment })).data.draftId;

test('the start of a visit has its assessment and the date at its place, and no payment', async () => {
  expect(await startOf(await begin(ill))).toEqual({
    assessment: ill,
    faults: {},
    today: '2026-12-01',
    hasPayment: false,
  });
});

test('the start of a visit says what has become wrong with its assessment, as the whole draft does', async () => {
  const draftId = await begin(ill);
  await app.moveClock({ advanceSeconds: 15 * 3600 });
  const { faults } = (await app.api.drafts.get({ draftId })).data;
  expect(faults.symptom_date).toHaveLength(1);
  expect((await startOf(draftId)).faults).toEqual({ symptom_date: faults.symptom_date });
});

test('the date is that of the held place, otherwise of the place asked about, otherwise of the saved one', async () => {
  await app.moveClock({ at: new Date('2026-12-02T05:30:00Z'), frozen: true });
  const draftId = await begin();
  expect((await startOf(draftId)).today).toBe('2026-12-01');
  expect((await startOf(draftId, 'New York, NY')).today).toBe('2026-12-02');
  const slotId = await (await openPlace(app)).nextSlot();
  expect(await app.api.appointments.reserve({ slotId, draftId })).toMatchObject({ success: true });
  expect((await startOf(draftId, 'New York, NY')).today).toBe('2026-12-01');
});

test('the start of a booked visit has no assessment, so that another begins with its own', async () => {
  const held = await holdWithCompleteDraft(app, await (await openPlace(app)).nextSlot());
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  expect(await startOf(held.draftId)).toMatchObject({ assessment: null, faults: {}, hasPayment: false });
});

test('a draft that is over has no start', async () => {
  const draftId = await begin();
  await app.moveClock({ advanceSeconds: 30 * 86_400 });
  await expect(startOf(draftId)).rejects.toMatchObject({ status: 404 });
});
