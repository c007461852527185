import { makeAssessment, makeVisitAnswers } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedMorning, insertLocation, insertSlot } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

const withNul = 'Ada\u0000Byron';
const sentence = 'Remove the line breaks, tabs and other hidden characters';
const naming = (field: string) => ({ status: 400, data: { errorData: { [field]: [sentence] } } });

test('a hidden character in the visit form is refused beside its field', async () => {
  const { data } = await app.api.drafts.create({ testType: 'RT-PCR' });
  const answers = makeVisitAnswers({ patient_first_name: withNul });
  await expect(
    app.api.drafts.update({ draftId: data.draftId, section: { name: 'patient', answers } }),
  ).rejects.toMatchObject(naming('patient_first_name'));
});

test('a hidden character in a visit confirmed as a whole is refused beside its field', async () => {
  const slotId = await insertSlot(app, await insertLocation(app), '2026-12-02T15:00:00Z');
  const held = await app.api.appointments.reserve({ slotId });
  if (!held.success) throw new Error(held.errorMessage);
  const visitInfo = { ...makeVisitAnswers({ patient_last_name: withNul }), test_type: 'RT-PCR' as const };
  const { holdToken } = held.data;
  expect(
    await app.api.appointments.confirm({
      appointmentId: slotId,
      holdToken,
      visitInfo,
      assessment: makeAssessment(),
    }),
  ).toMatchObject({ success: false, errorData: { patient_last_name: [sentence] } });
});

test('a hidden character in the shop’s forms is refused beside its field', async () => {
  const password = 'Teal-Kettle-7';
  await expect(
    app.api.accounts.signup({
      full_name: withNul,
      email: 'a@example.com',
      password,
      confirmPassword: password,
    }),
  ).rejects.toMatchObject(naming('full_name'));
  const enquiry = {
    subject: 'Where is it?',
    name: withNul,
    email: 'a@example.com',
    text: 'One line.\nAnother.',
  };
  await expect(app.api.support.submitEnquiry(enquiry)).rejects.toMatchObject(naming('name'));
});

test('a hidden character in a search is refused beside its field, and is not a fault', async () => {
  await expect(app.api.faq.list({ searchText: withNul })).rejects.toMatchObject(naming('searchText'));
  await expect(app.api.products.search({ search: withNul })).rejects.toMatchObject(naming('search'));
});

test('a name is stored composed and without invisible characters, and is found however it is typed', async () => {
  const { data } = await app.api.drafts.create({ testType: 'RT-PCR' });
  const answers = makeVisitAnswers({
    patient_first_name: '\u202eZoe\u0308\u202c',
    patient_last_name: 'Fi\u200belds\u00ad',
  });
  await app.api.drafts.update({ draftId: data.draftId, section: { name: 'patient', answers } });
  const { data: kept } = await app.api.drafts.get({ draftId: data.draftId });
  expect(kept.visitInfo).toMatchObject({ patient_first_name: 'Zoë', patient_last_name: 'Fields' });
  const hash = (lastName: string) => app.deps.lookupHash('patient', `${lastName} 1990-04-12`);
  expect(hash('Fi\u200belds\u00ad')).toBe(hash('Fields'));
});
