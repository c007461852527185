import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookSlot, insertLocation, insertSlot } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { startTexts, type Texts } from '../../sandbox/texts/texts';
import { createTextMessageService } from '../services';
import { createBookingLink } from './booking-link';

/** Monday at 10:00 in Omaha; the visits are on Thursday at 10:00. */
const booked = '2026-11-30T16:00:00Z';
const startsAt = '2026-12-03T16:00:00Z';
const dayBefore = {
  early: '2026-12-02T14:59:00Z',
  nine: '2026-12-02T15:00:00Z',
  late: '2026-12-03T02:00:00Z',
};

let app: TestApp;
let texts: Texts;
beforeAll(async () => {
  app = await startTestApp();
  texts = await startTexts({ address: 'http://larkwell:secret@127.0.0.1/Messages.json' });
});
afterAll(async () => {
  await texts.stop();
  await app.close();
});

const offerTexts = () => {
  const address = new URL(`${texts.url}/Messages.json`);
  Object.assign(address, { username: 'larkwell', password: 'secret' });
  app.deps.textMessages = createTextMessageService({ url: address.href, from: '+14025550143' });
};
beforeEach(async () => {
  await app.moveClock({ at: new Date(booked), frozen: true });
  offerTexts();
});
afterEach(() => void (app.deps.textMessages = null));

let people = 0;
async function book(answers: { text_reminder?: boolean; patient_mobile?: string } = {}, at = startsAt) {
  const patient_email = `reminded-${(people += 1)}@example.com`;
  const slotId = await insertSlot(app, await insertLocation(app), at);
  const { bookingId: id } = await bookSlot(app, slotId, { patient_email, ...answers });
  return { id, patient_email, slotId };
}
async function remindAt(at: string) {
  await app.moveClock({ at: new Date(at), frozen: true });
  await app.sweep('remind-of-visits');
  await app.runJobs();
}
const reminders = (email: string) =>
  app.mailbox.to(email).filter(({ subject }) => subject.startsWith('Your test visit is tomorrow'));
const textsTo = (number: string) => texts.sent.filter(({ to }) => to === number);

describe('the day before a visit', () => {
  it('the patient is mailed once, from nine in the morning of the place', async () => {
    const { id, patient_email } = await book();
    await remindAt(dayBefore.early);
    expect(reminders(patient_email)).toEqual([]);
    await remindAt(dayBefore.nine);
    await remindAt('2026-12-02T18:00:00Z');
    const [mail, ...more] = reminders(patient_email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Your test visit is tomorrow: Thu Dec 03/26, 10:00 AM Central time');
    expect(mail!.text).toMatch(/Riverside Clinic\s+1200 Harney Street|Riverside Clinic, 1200 Harney Street/);
    expect(mail!.text).toContain(encodeURIComponent(createBookingLink(id, app.deps.settings.keyring)));
  });

  it('nobody is mailed at night, not even after an outage', async () => {
    const { patient_email } = await book();
    await remindAt(dayBefore.late);
    expect(reminders(patient_email)).toEqual([]);
  });

  it('a place in another zone keeps its own morning', async () => {
    const patient_email = 'pacific@example.com';
    const locationId = await insertLocation(app, { zone: 'America/Los_Angeles', timezone: 'PST' });
    await bookSlot(app, await insertSlot(app, locationId, '2026-12-03T18:00:00Z'), { patient_email });
    await remindAt('2026-12-02T16:59:00Z');
    expect(reminders(patient_email)).toEqual([]);
    await remindAt('2026-12-02T17:00:00Z');
    expect(reminders(patient_email)).toHaveLength(1);
  });

  it('a visit that was booked that day gets none: its confirmation is as recent', async () => {
    await app.moveClock({ at: new Date('2026-12-02T15:30:00Z'), frozen: true });
    const { patient_email } = await book();
    await remindAt('2026-12-02T19:00:00Z');
    expect(reminders(patient_email)).toEqual([]);
  });

  it('a canceled visit gets none', async () => {
    const { id, patient_email } = await book();
    await app.pool.query(
      "update appointments set status = 'cancelled', cancelled_at = app_now() where id = $1",
      [id],
    );
    await remindAt(dayBefore.nine);
    expect(reminders(patient_email)).toEqual([]);
  });

  it('a visit that is moved after its reminder gets one for its new day', async () => {
    const { id, patient_email } = await book();
    await remindAt(dayBefore.nine);
    const later = await insertSlot(app, await insertLocation(app), '2026-12-08T16:00:00Z');
    await app.pool.query('update appointments set slot_id = $2, told_at = app_now() where id = $1', [
      id,
      later,
    ]);
    await remindAt('2026-12-07T16:00:00Z');
    expect(reminders(patient_email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Thu Dec 03/26'),
      expect.stringContaining('Tue Dec 08/26'),
    ]);
  });

  it('a booking that does not open keeps no one else from being reminded', async () => {
    const broken = await book();
    const whole = await book();
    await app.pool.query("update appointments set patient_sealed = 'broken' where id = $1", [broken.id]);
    await remindAt(dayBefore.nine);
    expect(reminders(whole.patient_email)).toHaveLength(1);
    await app.pool.query("update appointments set status = 'cancelled' where id = $1", [broken.id]);
  });
});

describe('a text message', () => {
  const mobile = '(402) 555-0171';
  const number = '+14025550171';

  it('goes to a patient who asked for it, and says nothing medical', async () => {
    const { id } = await book({ text_reminder: true, patient_mobile: mobile });
    await remindAt(dayBefore.nine);
    const [text, ...more] = textsTo(number);
    expect(more).toEqual([]);
    expect(text!.from).toBe('+14025550143');
    expect(text!.body).toContain(
      'tomorrow, Thu Dec 03/26, 10:00 AM Central time. 1200 Harney Street, Omaha, NE.',
    );
    expect(text!.body).toContain(
      `http://booking.test/visit?link=${encodeURIComponent(createBookingLink(id, app.deps.settings.keyring))}`,
    );
    expect(text!.body.replace('http://booking.test', '')).not.toMatch(
      /covid|test|clinic|patient|health|sample|result/i,
    );
  });

  it('is in the language of the booking, like the mail', async () => {
    const { id, patient_email } = await book({ text_reminder: true, patient_mobile: '(402) 555-0175' });
    await app.pool.query("update appointments set language = 'es' where id = $1", [id]);
    await remindAt(dayBefore.nine);
    expect(app.mailbox.to(patient_email).at(-1)!.subject).toMatch(/^Su cita es mañana: /);
    const [text] = textsTo('+14025550175');
    expect(text!.body).toContain('Larkwell: su cita es mañana');
    expect(text!.body).toContain('http://booking.test/es/visit?link=');
  });

  it('goes to nobody who did not ask for it', async () => {
    const { patient_email } = await book({ patient_mobile: '(402) 555-0172' });
    await remindAt(dayBefore.nine);
    expect(reminders(patient_email)).toHaveLength(1);
    expect(textsTo('+14025550172')).toEqual([]);
  });
});

describe('without a provider of text messages', () => {
  it('the form is told not to offer them, and nobody is texted', async () => {
    app.deps.textMessages = null;
    const { data } = await app.api.drafts.create({ testType: 'RT-PCR' });
    expect(data.offersTextReminder).toBe(false);
    await book({ text_reminder: true, patient_mobile: '(402) 555-0174' });
    await remindAt(dayBefore.nine);
    offerTexts();
    await app.runJobs();
    expect(textsTo('+14025550174')).toEqual([]);
  });
});
