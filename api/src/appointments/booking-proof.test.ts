import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import { bookSlot, fixedMorning, openPlace } from '../../testing/booking-fixture';
import { startTestApp, type ApiClient, type TestApp } from '../../testing/test-app';
import { recordAudit } from '../audit';
import type { Settings } from '../deps';

const userEmail = 'ada@example.com';
/** A caller who has a booking's id and nothing else. */
const stranger = { isSite: false, address: '198.51.100.9' };
const opened: TestApp[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

interface World {
  app: TestApp;
  nextSlot(): Promise<string>;
  book(email?: string): Promise<{ bookingId: string; confirmationCode: string }>;
  mailedCode(): Promise<string>;
}

/** A server with this setting, and ways to book on it and read its mail. */
async function startWith(bookingLookup: Settings['bookingLookup']): Promise<World> {
  const app = await startTestApp({ bookingLookup });
  opened.push(app);
  await app.moveClock({ at: fixedMorning });
  const { nextSlot } = await openPlace(app);
  return {
    app,
    nextSlot,
    book: async (patient_email = userEmail) => bookSlot(app, await nextSlot(), { patient_email }),
    async mailedCode() {
      expect(await app.api.appointments.requestLookupCode({ userEmail })).toEqual({ success: true });
      await app.runJobs();
      const mails = app.mailbox.to(userEmail).filter(({ subject }) => subject.startsWith('Your code'));
      return /\b\d{6}\b/.exec(mails.at(-1)!.text)![0];
    },
  };
}

async function lookUp(api: ApiClient, proof: { code?: string } = {}, email = userEmail) {
  const found = await api.appointments.listBookings({ userEmail: email, ...proof });
  if (!found.success) throw new Error(found.errorMessage);
  return found;
}

const askForCode = {
  status: 403,
  data: {
    code: 'code-required',
    errorMessage: 'Enter the six-digit code that we email you first.',
  },
};

describe('by default, the list is open and changes need proof', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWith('email');
  });
  const by = (bookingProof?: string) => world.app.as({ ...stranger, ...(bookingProof && { bookingProof }) });
  const prove = async () => (await lookUp(by(), { code: await world.mailedCode() })).proof!;

  test('the list shows without a code and gives no proof', async () => {
    const { bookingId } = await world.book();
    const found = await lookUp(by());
    expect(found.data.map(({ id }) => id)).toContain(bookingId);
    expect(found).toMatchObject({ isProved: false });
    expect(found).not.toHaveProperty('proof');
  });

  test('who opened a booking and its card is shown only after proof', async () => {
    const { bookingId, confirmationCode } = await world.book();
    const proof = await prove();
    const mine = async () =>
      (await lookUp(by(proof))).openings.filter((each) => each.bookingId === bookingId);
    expect(await mine()).toEqual([]);
    expect(
      await runCommand(world.app.deps, commands, ['bookings', 'find', confirmationCode], 'operator:ann'),
    ).toMatchObject({ exitCode: 0 });
    await world.app.pool.query(`update appointments set front_image_key = 'cards/1' where id = $1`, [
      bookingId,
    ]);
    const read = { actor: 'visitor', action: 'insurance-card-read', subject: 'cards/1' };
    await recordAudit(world.app.deps, read);
    const at = expect.any(String);
    expect(await mine()).toEqual([
      { at, bookingId, what: 'card', by: 'patient' },
      { at, bookingId, what: 'booking', by: 'staff' },
    ]);
    expect((await lookUp(by())).openings).toEqual([]);
    // Each test asks for a code, and there are more tests than codes allowed in an hour.
    await world.app.pool.query('delete from rate_limits');
  });

  test('a stranger who knows its id can neither cancel nor move a booking; the proof of its mailbox can', async () => {
    const { bookingId } = await world.book();
    const slotId = await world.nextSlot();
    for (const proof of [undefined, 'none', 'x'.repeat(43)]) {
      await expect(by(proof).appointments.cancelBooking({ id: bookingId })).rejects.toMatchObject(askForCode);
      await expect(by(proof).appointments.moveBooking({ bookingId, slotId })).rejects.toMatchObject(
        askForCode,
      );
    }
    const proof = await prove();
    expect(await by(proof).appointments.moveBooking({ bookingId, slotId })).toMatchObject({ success: true });
    expect(await by(proof).appointments.cancelBooking({ id: bookingId })).toEqual({ success: true });
  });

  test('the proof of one mailbox cannot change another’s bookings', async () => {
    const { bookingId } = await world.book('other@example.com');
    const proof = await prove();
    await expect(by(proof).appointments.cancelBooking({ id: bookingId })).rejects.toMatchObject(askForCode);
    expect(await lookUp(by(proof), {}, 'other@example.com')).toMatchObject({ isProved: false });
  });

  test('a proof holds for 30 minutes', async () => {
    const { bookingId } = await world.book();
    const proof = await prove();
    await world.app.moveClock({ advanceSeconds: 30 * 60 - 5 });
    expect(await lookUp(by(proof))).toMatchObject({ isProved: true });
    await world.app.moveClock({ advanceSeconds: 10 });
    expect(await lookUp(by(proof))).toMatchObject({ isProved: false });
    await expect(by(proof).appointments.cancelBooking({ id: bookingId })).rejects.toMatchObject(askForCode);
    await world.app.moveClock({ at: fixedMorning });
  });

  test('the service key alone counts as proof; with a visitor’s proof it is held to that proof', async () => {
    const { bookingId } = await world.book();
    const site = (bookingProof: string) => world.app.as({ bookingProof });
    await expect(site('none').appointments.cancelBooking({ id: bookingId })).rejects.toMatchObject(
      askForCode,
    );
    expect(await world.app.api.appointments.cancelBooking({ id: bookingId })).toEqual({ success: true });
  });

  test('a report opens with proof; without it, its link answers 403 with a sentence', async () => {
    const { app } = world;
    const { bookingId, confirmationCode } = await world.book();
    const reportOf = async (api: ApiClient) =>
      (await lookUp(api)).data.find(({ id }) => id === bookingId)!.report_doc;
    await expect(by(await prove()).appointments.getReport({ bookingId })).rejects.toMatchObject({
      status: 404,
    });
    await runCommand(app.deps, commands, ['bookings', 'check-in', confirmationCode], 'test');
    await runCommand(app.deps, commands, ['bookings', 'report', confirmationCode, 'detected'], 'test');
    const link = new URL((await reportOf(by()))!);
    const refused = await app.request(link.pathname.replace('/api/v1', ''));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual(askForCode.data);
    const proof = await prove();
    const { data } = await by(proof).appointments.getReport({ bookingId });
    for (const url of [data.url, (await reportOf(by(proof)))!])
      expect((await app.app.request(url)).status).toBe(200);
  });

  test('only the link of the confirmation mail is proof of its mailbox', async () => {
    const { app } = world;
    const { bookingId } = await world.book('linked@example.com');
    await app.runJobs();
    const [mail] = app.mailbox.to('linked@example.com');
    const link = /mailed\?link=(\S+)/.exec(mail!.text)![1]!;
    const { data } = await by().appointments.openBookingLink({ link });
    expect(data.userEmail).toBe('linked@example.com');
    const other = await world.book();
    for (const forged of [bookingId, `${bookingId}.`, `${other.bookingId}.${link.split('.')[1]}`, 'x']) {
      await expect(by().appointments.openBookingLink({ link: forged })).rejects.toMatchObject({
        status: 404,
      });
    }
    expect(await by(data.proof).appointments.cancelBooking({ id: bookingId })).toEqual({ success: true });
    await app.moveClock({ advanceSeconds: 33 * 24 * 3600 });
    await expect(by().appointments.openBookingLink({ link })).rejects.toMatchObject({ status: 404 });
    await app.moveClock({ at: fixedMorning });
  });
});

describe('with BOOKING_LOOKUP=code', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWith('code');
    await world.book();
  });
  const by = (bookingProof = 'none') => world.app.as({ bookingProof });
  const ask = (code?: string, email = userEmail) =>
    by().appointments.listBookings({ userEmail: email, ...(code && { code }) });
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

  test('the list asks for the code, accepts it once, and then accepts the proof it returned', async () => {
    expect(await ask()).toMatchObject({ success: false, code: 'code-required' });
    const code = await world.mailedCode();
    const { data, proof } = await lookUp(by(), { code });
    expect(data).toHaveLength(1);
    expect(await ask(code)).toMatchObject({ success: false, code: 'code-wrong' });
    expect(await lookUp(by(proof))).toMatchObject({ isProved: true });
    const other = await by(proof).appointments.listBookings({ userEmail: 'other@example.com' });
    expect(other).toMatchObject({ success: false, code: 'code-required' });
  });

  test('five wrong attempts end a code', async () => {
    const code = await world.mailedCode();
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await ask(wrongFor(code))).toMatchObject({ success: false, code: 'code-wrong' });
    }
    expect(await ask(code)).toMatchObject({ success: false });
  });

  test('a code expires after ten minutes', async () => {
    const code = await world.mailedCode();
    await world.app.moveClock({ advanceSeconds: 601 });
    expect(await ask(code)).toMatchObject({ success: false });
  });

  test('an address without bookings gets the same answer, and no mail', async () => {
    const { app } = world;
    const nobody = 'stranger@example.com';
    expect(await app.api.appointments.requestLookupCode({ userEmail: nobody })).toEqual({ success: true });
    await app.runJobs();
    expect(app.mailbox.to(nobody)).toEqual([]);
    await world.mailedCode();
    expect(await ask('000000', nobody)).toEqual(await ask('abc'));
  });
});

test('with BOOKING_LOOKUP=open an id alone changes a booking, and reports open from the list', async () => {
  const { app, book } = await startWith('open');
  const { bookingId } = await book();
  const api = app.as(stranger);
  expect(await lookUp(api)).toMatchObject({ isProved: true });
  expect(await api.appointments.cancelBooking({ id: bookingId })).toEqual({ success: true });
});
