import type { VisitAnswers, VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedMorning } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

const uninsured = { payment_select: '0', heath_insurance: '0', confirm_no_health_insurance: true };
const license = { driver_license: 'D1234567', hhs_state: 'NE' };
const insured = { payment_select: '0', heath_insurance: '1' };

async function begin(payment: VisitAnswers = uninsured) {
  const { draftId } = (await app.api.drafts.create({ testType: 'RT-PCR', searchLocation: '68102' })).data;
  if (payment === uninsured) await save(draftId, 'payment', payment);
  return draftId;
}
const read = async (draftId: string) => (await app.api.drafts.get({ draftId })).data;
const save = async (draftId: string, name: VisitSection, answers: VisitAnswers) =>
  (await app.api.drafts.update({ draftId, section: { name, answers } })).data;
const refuse = (draftId: string, name: VisitSection, answers: VisitAnswers) =>
  expect(save(draftId, name, answers)).rejects.toMatchObject({ status: 400 });

describe('a refused section', () => {
  test('keeps a valid SSN, so that only the unanswered question is left', async () => {
    const draftId = await begin();
    await refuse(draftId, 'government', { ssn: '900-12-3456' });
    expect((await read(draftId)).secrets.ssn).toBe('•••-••-3456');
    expect((await save(draftId, 'government', { health_info_available: '1' })).completedSections).toContain(
      'government',
    );
  });

  test('keeps a license number beside a missing state, but not an invalid SSN', async () => {
    const draftId = await begin();
    await refuse(draftId, 'government', { driver_license: 'D1234567' });
    expect((await read(draftId)).secrets).toMatchObject({ driver_license: true, ssn: null });
    await refuse(draftId, 'government', { ssn: '12' });
    expect((await read(draftId)).secrets.ssn).toBeNull();
  });

  test('keeps a member number, and asks for it only once more when its repeat was wrong', async () => {
    const draftId = await begin(insured);
    await refuse(draftId, 'payment', { ...insured, insurance_id: 'ZX-1', confirm_insurance_id: 'ZX-2' });
    expect((await read(draftId)).secrets).toMatchObject({
      insurance_id: true,
      insurance_id_confirmed: false,
    });
    await refuse(draftId, 'payment', { ...insured, confirm_insurance_id: 'ZX-1' });
    expect((await read(draftId)).secrets).toMatchObject({ insurance_id: true, insurance_id_confirmed: true });
  });

  test('needs the repeat of a member number that is typed again', async () => {
    const draftId = await begin(insured);
    await refuse(draftId, 'payment', { ...insured, insurance_id: 'ZX-1', confirm_insurance_id: 'ZX-1' });
    await expect(save(draftId, 'payment', { ...insured, insurance_id: 'ZX-9' })).rejects.toMatchObject({
      data: { errorData: { confirm_insurance_id: ['This field is required'] } },
    });
  });

  test('never half replaces what was complete', async () => {
    const draftId = await begin();
    await save(draftId, 'government', { ssn: '900-12-3456', health_info_available: '1' });
    await refuse(draftId, 'government', { ssn: '900-12-9999', health_info_available: '' });
    expect(await read(draftId)).toMatchObject({
      secrets: { ssn: '•••-••-9999' },
      visitInfo: { health_info_available: '1' },
      completedSections: expect.arrayContaining(['government']),
    });
  });
});

describe('a withdrawn secret', () => {
  test('is dropped with the section that chooses the other ID', async () => {
    const draftId = await begin();
    await save(draftId, 'government', { ssn: '900-12-3456', health_info_available: '1' });
    const saved = await save(draftId, 'government', { ...license, ssn: null, health_info_available: '1' });
    expect(saved.secrets).toMatchObject({ ssn: null, driver_license: true });
    expect(saved.visitInfo.hhs_state).toBe('NE');
  });

  test('stays while the section that drops it is refused', async () => {
    const draftId = await begin();
    await save(draftId, 'government', { ssn: '900-12-3456', health_info_available: '1' });
    await refuse(draftId, 'government', { driver_license: 'D1', ssn: null, health_info_available: '1' });
    expect((await read(draftId)).secrets.ssn).toBe('•••-••-3456');
  });

  test.each(['ssn', 'driver_license', 'insurance_id'] as const)('is deleted by name: %s', async (name) => {
    const draftId = await begin(name === 'insurance_id' ? insured : uninsured);
    if (name === 'insurance_id')
      await refuse(draftId, 'payment', { ...insured, insurance_id: 'ZX-1', confirm_insurance_id: 'ZX-1' });
    else
      await save(draftId, 'government', {
        ...(name === 'ssn' ? { ssn: '900123456' } : license),
        health_info_available: '1',
      });
    expect((await read(draftId)).secrets[name]).toBeTruthy();
    const { secrets, completedSections } = (await app.api.drafts.update({ draftId, forget: [name] })).data;
    expect(secrets[name]).toBeFalsy();
    expect(completedSections).not.toContain('government');
  });
});
