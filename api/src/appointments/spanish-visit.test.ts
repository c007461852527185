import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
/** The same API, called from Spanish pages. */
let spanish: TestApp;
let locationId: string;
beforeAll(async () => {
  app = await startTestApp();
  spanish = { ...app, api: app.as({ language: 'es' }) };
  await app.moveClock({ at: fixedMorning, frozen: true });
  locationId = await insertLocation(app);
  await app.pool.query("update locations set description_es = 'Sin bajar del auto' where id = $1", [
    locationId,
  ]);
});
afterAll(() => app.close());

let hour = 0;
const nextSlot = () => insertSlot(app, locationId, `2026-12-02T${15 + (hour += 1)}:00:00Z`);

async function book(patient_email: string) {
  const held = await holdWithCompleteDraft(spanish, await nextSlot(), { answers: { patient_email } });
  const outcome = await confirmHeld(spanish, held);
  if (!outcome.success) throw new Error(outcome.errorMessage);
  return outcome.data.bookingId;
}

test('a visit that is booked on Spanish pages is confirmed in Spanish, with its calendar file and links', async () => {
  const bookingId = await book('ada@example.com');
  await app.runJobs();
  const [mail] = app.mailbox.to('ada@example.com');
  expect(mail!.subject).toBe('Su cita está hecha: mié 2 dic 2026, 10:00 AM hora del Centro');
  expect(mail!.html).toContain('lang="es-US"');
  expect(mail!.text).toContain('Sin bajar del auto');
  expect(mail!.text).toContain(`/es/covid-19-testing/covid-scheduler/covid-confirmation/${bookingId}`);
  expect(mail!.attachments[0]!.content).toContain('SUMMARY:Prueba RT-PCR de COVID-19');
});

test('what happens to it later is mailed in its language, not in that of the caller', async () => {
  const bookingId = await book('later@example.com');
  await app.runJobs();
  await app.api.appointments.cancelBooking({ id: bookingId });
  await app.runJobs();
  const subjects = app.mailbox.to('later@example.com').map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toEqual(['Su cita está hecha', 'Su cita está cancelada']);
});

test('each page reads the place in its own language', async () => {
  const find = async ({ api }: TestApp) =>
    (await api.locations.list({ location: '68102' })).data[0]?.description;
  expect([await find(app), await find(spanish)]).toEqual(['Drive-thru', 'Sin bajar del auto']);
  await app.pool.query('update locations set description_es = null where id = $1', [locationId]);
  expect(await find(spanish)).toBe('Drive-thru');
  await app.pool.query("update locations set description_es = 'Sin bajar del auto' where id = $1", [
    locationId,
  ]);
});

test('a draft follows the language of the page that saves it', async () => {
  const held = await holdWithCompleteDraft(app, await nextSlot(), {
    answers: { patient_email: 'switched@example.com' },
  });
  await spanish.api.drafts.update({ draftId: held.draftId, testType: 'RT-PCR' });
  await app.api.drafts.get({ draftId: held.draftId });
  await confirmHeld(app, held);
  await app.runJobs();
  expect(app.mailbox.to('switched@example.com')[0]!.subject).toMatch(/^Su cita está hecha/);
});

test('refusals, field errors and limits are said in the language of the caller, their codes stay', async () => {
  const unknown = { id: 'none' };
  const refused = { status: 404, data: { errorMessage: 'No encontramos esa cita.', code: 'not-found' } };
  await expect(spanish.api.appointments.cancelBooking(unknown)).rejects.toMatchObject(refused);
  const { data } = await spanish.api.drafts.create({ testType: 'RT-PCR' });
  const answers = { date_of_birth: '1990-02-30' };
  const saved = spanish.api.drafts.update({ draftId: data.draftId, section: { name: 'patient', answers } });
  await expect(saved).rejects.toMatchObject({
    data: {
      code: 'bad-input',
      errorMessage: 'Falta información o hay un error. Revise el formulario otra vez.',
      errorData: {
        date_of_birth: ['Febrero de 1990 solo tiene 28 días'],
        patient_first_name: ['Este campo es obligatorio'],
      },
    },
  });
});

test('terms that were agreed to in one language hold in the other, and changes are told in that of the page', async () => {
  const held = await holdWithCompleteDraft(app, await nextSlot());
  const { data } = await spanish.api.drafts.get({ draftId: held.draftId });
  expect(data.changes).toEqual([]);
  await app.api.drafts.update({ draftId: held.draftId, testType: 'Antigen' });
  const outcome = await confirmHeld(spanish, held);
  expect(outcome).toMatchObject({
    success: false,
    code: 'terms-changed',
    changes: expect.arrayContaining([
      { name: 'Prueba', before: 'Prueba RT-PCR de COVID-19', now: 'Prueba de antígenos de COVID-19' },
    ]),
  });
});

test('the mail of a code is in the language of the page that asked for it', async () => {
  await book('coded@example.com');
  await spanish.api.appointments.requestLookupCode({ userEmail: 'coded@example.com' });
  await app.runJobs();
  const subjects = app.mailbox.to('coded@example.com').map(({ subject }) => subject);
  expect(subjects).toContain('Su código para ver sus citas');
});
