import { makeAssessment } from '@larkwell/contracts/testing';
import type { VisitAnswers, VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedMorning, insertLocation, insertSlot, saveAllSections } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

const begin = async () =>
  (await app.api.drafts.create({ testType: 'RT-PCR', searchLocation: 'Omaha, NE' })).data.draftId;
const read = async (draftId: string) => (await app.api.drafts.get({ draftId })).data;
const save = async (draftId: string, name: VisitSection, answers: VisitAnswers) =>
  (await app.api.drafts.update({ draftId, section: { name, answers } })).data;

const government = { ssn: '900-12-3456', health_info_available: '1' };
const uninsured = { payment_select: '0', heath_insurance: '0', confirm_no_health_insurance: true };

describe('a section', () => {
  test('is saved whole, and marked complete', async () => {
    const draftId = await begin();
    const saved = await save(draftId, 'payment', uninsured);
    expect(saved).toMatchObject({ completedSections: ['payment'], visitInfo: { heath_insurance: '0' } });
  });

  test('with an error is refused, naming its fields, and nothing of it is stored', async () => {
    const draftId = await begin();
    await expect(
      save(draftId, 'patient', { patient_first_name: 'Ada', patient_last_name: '  ' }),
    ).rejects.toMatchObject({
      status: 400,
      data: {
        errorMessage: 'Missing or invalid information. Please check the form again.',
        errorData: { patient_last_name: ['This field is required'], gender: ['This field is required'] },
      },
    });
    expect((await read(draftId)).visitInfo).not.toHaveProperty('patient_first_name');
  });

  test('drops an optional answer that is no longer given', async () => {
    const draftId = await begin();
    await saveAllSections(app, draftId, { address_line_2: 'Apt 2' });
    expect((await read(draftId)).visitInfo.address_line_2).toBe('Apt 2');
    await saveAllSections(app, draftId);
    expect((await read(draftId)).visitInfo.address_line_2).toBeUndefined();
  });

  test('is reopened when an answer elsewhere requires more of it', async () => {
    const draftId = await begin();
    await save(draftId, 'payment', { payment_select: '1' });
    expect((await save(draftId, 'government', { health_info_available: '1' })).completedSections).toContain(
      'government',
    );
    expect((await save(draftId, 'payment', uninsured)).completedSections).toEqual(['payment']);
  });
});

describe('secrets', () => {
  test('never travel back; the page learns only that they exist', async () => {
    const draftId = await begin();
    await save(draftId, 'payment', uninsured);
    const saved = await save(draftId, 'government', government);
    expect(saved.secrets).toEqual({
      ssn: '•••-••-3456',
      driver_license: false,
      insurance_id: false,
      insurance_id_confirmed: false,
    });
    expect(JSON.stringify(saved)).not.toMatch(/900-?12-?3456/);
  });

  test('are kept when the section is saved again without them', async () => {
    const draftId = await begin();
    await save(draftId, 'payment', uninsured);
    await save(draftId, 'government', government);
    const again = await save(draftId, 'government', { health_info_available: '0' });
    expect(again.secrets.ssn).toBe('•••-••-3456');
  });
});

describe('the assessment', () => {
  const ill = { symptoms_experienced: '1' as const, symptoms: { is_fever: true } };
  const send = (symptom_date: string) =>
    app.api.drafts.create({
      searchLocation: '68102',
      assessment: makeAssessment({ ...ill, symptoms: ill.symptoms as never, symptom_date }),
    });

  test.each(['2026-12-01', '2026-11-17'])('accepts symptoms since %s', async (date) => {
    expect((await send(date)).data.assessment?.symptom_date).toBe(date);
  });

  test.each([
    ['2026-12-02', 'The date must not be in the future'],
    ['2026-11-16', 'The date must be within the last 14 days'],
    ['', 'This field is required'],
  ])('refuses symptoms since %j', async (date, words) => {
    await expect(send(date)).rejects.toMatchObject({
      status: 400,
      data: { errorData: { symptom_date: [words] } },
    });
  });
});

describe('a draft', () => {
  test('remembers its hold even after it has expired, so that the page can offer the same place again', async () => {
    const slotId = await insertSlot(app, await insertLocation(app), '2026-12-03T15:00:00Z');
    const { draftId } = (await app.api.drafts.create({ searchLocation: '68102' })).data;
    await app.api.appointments.reserve({ slotId, draftId, testType: 'Antigen' });
    expect(await read(draftId)).toMatchObject({
      testType: 'Antigen',
      hold: { slot: { id: slotId }, secondsLeft: 1500 },
    });
    await app.moveClock({ advanceSeconds: 1600 });
    expect((await read(draftId)).hold).toMatchObject({ slot: { id: slotId }, secondsLeft: 0 });
  });

  test('cannot be found by guessing', async () => {
    await expect(read('guess')).rejects.toMatchObject({ status: 404, data: { code: 'not-found' } });
  });
});
