import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bookSlot,
  fillDay,
  fixedMorning,
  holdWithCompleteDraft,
  insertSlot,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { removeFromList } from '../mail-lists';
import { createLookupHash } from '../security';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => {
  await app.pool.query('delete from rate_limits');
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

type Day = Awaited<ReturnType<typeof fillDay>>['day'];

const ask = (day: Day, email: string) => app.api.waitingList.ask({ ...day, email });
const mailsTo = async (email: string) => {
  await app.runJobs();
  return app.mailbox.to(email);
};
const openedMails = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === 'A time is free');
const latestKey = async (email: string) =>
  /waiting-list\?key=([\w-]+)/.exec((await mailsTo(email)).at(-1)!.text)![1]!;
const waiting = async ({ locationId }: Day) =>
  (await app.pool.query('select 1 from waiting_list where location_id = $1', [locationId])).rows.length;

async function wait(day: Day, email: string) {
  await ask(day, email);
  const key = await latestKey(email);
  await app.api.waitingList.confirm({ key });
  return key;
}
const free = (slotId: string) => app.pool.query('update slots set taken = taken - 1 where id = $1', [slotId]);
const sweep = () => app.sweep('mail-waiting-list');

describe('a person who waits for a time on a full day', () => {
  it('gets one mail with a link to its times once one is free, and none after that', async () => {
    const { day, slotId } = await fillDay(app);
    await wait(day, 'once@example.com');
    await sweep();
    expect(await openedMails('once@example.com')).toEqual([]);
    await free(slotId);
    await sweep();
    const [mail] = await openedMails('once@example.com');
    const link = new URL(/http\S+covid-scheduler\?\S+/.exec(mail!.text)![0]);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      near: 'Omaha, NE 68102',
      test: 'RT-PCR',
      date: day.date,
      checked: day.locationId,
    });
    expect(mail!.text).toContain('We do not hold it for you.');
    expect(await waiting(day)).toBe(0);
    await app.pool.query('update slots set taken = capacity where id = $1', [slotId]);
    await sweep();
    await free(slotId);
    await sweep();
    expect(await openedMails('once@example.com')).toHaveLength(1);
  });

  it('gets one mail for several places, of which others on the list hear too', async () => {
    const { day, slotId } = await fillDay(app);
    await wait(day, 'first@example.com');
    await wait(day, 'second@example.com');
    await free(slotId);
    await insertSlot(app, day.locationId, `${day.date}T19:00:00Z`);
    await sweep();
    expect(await openedMails('first@example.com')).toHaveLength(1);
    expect(await openedMails('second@example.com')).toHaveLength(1);
  });

  it('hears of a canceled visit, of one that was moved away, and of a hold that ended', async () => {
    const hears = async (email: string, makeFull: (slotId: string) => Promise<() => Promise<unknown>>) => {
      const { day, slotId } = await fillDay(app);
      await free(slotId);
      const open = await makeFull(slotId);
      await wait(day, email);
      await sweep();
      expect(await openedMails(email)).toEqual([]);
      await open();
      await sweep();
      expect(await openedMails(email)).toHaveLength(1);
    };
    await hears('canceled@example.com', async (slotId) => {
      const { bookingId } = await bookSlot(app, slotId, { patient_first_name: 'Cal' });
      return () => app.api.appointments.cancelBooking({ id: bookingId });
    });
    await hears('moved@example.com', async (slotId) => {
      const { bookingId } = await bookSlot(app, slotId, { patient_first_name: 'Mo' });
      const { slotId: to } = await fillDay(app);
      await free(to);
      return () => app.api.appointments.moveBooking({ bookingId, slotId: to });
    });
    await hears('held@example.com', async (slotId) => {
      await holdWithCompleteDraft(app, slotId);
      return () => app.moveClock({ at: new Date(fixedMorning.getTime() + 26 * 60_000), frozen: true });
    });
  });

  it('gets nothing without confirming, and nothing after stopping', async () => {
    const { day, slotId } = await fillDay(app);
    await ask(day, 'silent@example.com');
    const key = await wait(day, 'stopped@example.com');
    expect(await app.api.waitingList.stop({ key })).toMatchObject({ success: true });
    await free(slotId);
    await sweep();
    expect(await openedMails('silent@example.com')).toEqual([]);
    expect(await openedMails('stopped@example.com')).toEqual([]);
    await expect(app.api.waitingList.confirm({ key })).rejects.toMatchObject({
      status: 422,
      data: { code: 'code-expired' },
    });
    // The same answer for a key that never existed.
    expect(await app.api.waitingList.stop({ key: 'none' })).toMatchObject({ success: true });
  });

  it('waits once for a day, however often the address is entered, and a stranger undoes nothing', async () => {
    const { day, slotId } = await fillDay(app);
    await wait(day, 'twice@example.com');
    await Promise.all([ask(day, 'Twice@Example.com'), ask(day, 'twice@example.com')]);
    expect(await waiting(day)).toBe(1);
    await free(slotId);
    await sweep();
    expect(await openedMails('twice@example.com')).toHaveLength(1);
  });

  it('is forgotten when the last time of the day can no longer be booked', async () => {
    const { day, slotId } = await fillDay(app);
    await wait(day, 'late@example.com');
    const cutoff = Date.parse(`${day.date}T17:30:00Z`);
    await app.moveClock({ at: new Date(cutoff - 1000), frozen: true });
    await app.sweep('retention');
    expect(await waiting(day)).toBe(1);
    await app.moveClock({ at: new Date(cutoff), frozen: true });
    await free(slotId);
    await sweep();
    await app.sweep('retention');
    expect(await openedMails('late@example.com')).toEqual([]);
    expect(await waiting(day)).toBe(0);
  });

  it('is forgotten after three days without confirming', async () => {
    const { day } = await fillDay(app);
    const later = new Date(Date.parse(`${day.date}T18:00:00Z`) + 9 * 86_400_000);
    const far = { ...day, date: later.toISOString().slice(0, 10) };
    const slot = await insertSlot(app, day.locationId, later.toISOString());
    await app.pool.query('update slots set taken = capacity where id = $1', [slot]);
    await ask(far, 'unsure@example.com');
    const key = await latestKey('unsure@example.com');
    await app.moveClock({ at: new Date(fixedMorning.getTime() + 3 * 86_400_000), frozen: true });
    await expect(app.api.waitingList.confirm({ key })).rejects.toMatchObject({ status: 422 });
    await app.sweep('retention');
    expect(await waiting(day)).toBe(0);
  });

  it('is refused where a time is free, on a day without times, and at a place that does not exist', async () => {
    const { day, slotId } = await fillDay(app);
    const email = 'a@example.com';
    await expect(ask({ ...day, date: '2026-12-09' }, email)).rejects.toMatchObject({
      status: 409,
      message: 'No time can open on this day. Choose another day.',
    });
    await expect(ask({ ...day, locationId: 'none' }, email)).rejects.toMatchObject({ status: 404 });
    await expect(ask(day, 'nobody')).rejects.toMatchObject({
      status: 400,
      data: { errorData: { email: ['Invalid email address'] } },
    });
    await free(slotId);
    await expect(ask(day, email)).rejects.toMatchObject({
      status: 409,
      message: 'A time is free on this day. You can choose it here.',
    });
  });
});

it('a day is full only while its times could be booked', async () => {
  const { day } = await fillDay(app);
  const read = async (date: string) =>
    (await app.api.appointments.available({ locationId: day.locationId, date })).availability.isFull;
  expect(await read(day.date)).toBe(true);
  expect(await read('2026-12-09')).toBe(false);
  await app.moveClock({ at: new Date(`${day.date}T17:31:00Z`), frozen: true });
  expect(await read(day.date)).toBe(false);
});

it('both mails are in the language of the page that asked', async () => {
  const { day, slotId } = await fillDay(app);
  const asked = await app.request('/appointments/waiting-list', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'es' },
    body: JSON.stringify({ ...day, email: 'eva@example.com' }),
  });
  expect(await asked.text()).toContain('Revise su correo.');
  await app.api.waitingList.confirm({ key: await latestKey('eva@example.com') });
  await free(slotId);
  await sweep();
  const [confirm, opened] = await mailsTo('eva@example.com');
  expect(confirm!.subject).toBe('Confirme que podemos escribirle');
  expect(confirm!.text).toMatch(/\/es\/covid-19-testing\/waiting-list\?key=/);
  expect(opened!.subject).toBe('Hay una hora libre');
  expect(opened!.text).toContain('miércoles, 2 de diciembre');
  expect(opened!.text).toContain('/es/covid-19-testing/covid-scheduler?near=');
  for (const { subject, text } of [confirm!, opened!]) {
    expect(`${subject} ${text.replaceAll(/http\S+/g, '')}`).not.toMatch(/PCR|COVID|prueba/i);
  }
});

it('the address is sealed, and found for removal whichever key hashed it', async () => {
  const { day } = await fillDay(app);
  const keys = [randomBytes(32), randomBytes(32)];
  app.deps.lookupHash = createLookupHash([keys[0]!]);
  await ask(day, 'sealed.person@example.com');
  const { rows } = await app.pool.query('select w::text from waiting_list w where location_id = $1', [
    day.locationId,
  ]);
  expect(JSON.stringify(rows)).not.toContain('sealed.person');
  app.deps.lookupHash = createLookupHash([keys[1]!, keys[0]!]);
  await app.sweep('rehash-waiting-list');
  const lookupHash = createLookupHash([keys[1]!]);
  await removeFromList(app.deps.db, 'waiting_list', { lookupHash, addresses: ['sealed.person@example.com'] });
  expect(await waiting(day)).toBe(0);
});
