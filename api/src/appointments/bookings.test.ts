import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import { bookSlot, fixedMorning, openPlace } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning });
  ({ nextSlot } = await openPlace(app));
});
afterAll(() => app.close());

async function book(patient_email: string) {
  const slotId = await nextSlot();
  return { ...(await bookSlot(app, slotId, { patient_email })), slotId };
}

async function list(userEmail: string) {
  const found = await app.api.appointments.listBookings({ userEmail });
  if (!found.success) throw new Error(found.errorMessage);
  return found.data;
}

const takenOf = async (slotId: string) =>
  (await app.pool.query<{ taken: number }>('select taken from slots where id = $1', [slotId])).rows[0]!.taken;
const ops = (...words: string[]) => runCommand(app.deps, commands, words, 'operator:test');

describe('looking up', () => {
  test('lists the bookings of an address in any case, and no one else’s', async () => {
    const { confirmationCode } = await book('lookup@example.com');
    await book('other@example.com');
    const bookings = await list('LookUp@Example.com');
    expect(bookings).toMatchObject([
      {
        confirmation_code: confirmationCode,
        status: 'active',
        is_checked_in: 0,
        report_doc: null,
        locationState: 'NE',
      },
    ]);
    expect(await list('nobody@example.com')).toEqual([]);
  });

  test('is limited for an email address, no matter who asks', async () => {
    const tries = Array.from({ length: 31 }, (_, index) =>
      app
        .as({ address: `198.51.100.${index}` })
        .appointments.listBookings({ userEmail: 'guess@example.com' }),
    );
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 429 } }]);
  });
});

describe('canceling', () => {
  test('frees the place, sends a mail and updates the calendar', async () => {
    const { bookingId, slotId } = await book('cancel@example.com');
    expect(await app.api.appointments.cancelBooking({ id: bookingId })).toEqual({ success: true });
    expect(await takenOf(slotId)).toBe(0);
    expect(await list('cancel@example.com')).toMatchObject([{ status: 'cancelled' }]);
    await app.runJobs();
    const mail = app.mailbox.to('cancel@example.com').find(({ subject }) => subject.includes('canceled'));
    expect(mail?.attachments[0]?.content).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    expect(await app.api.appointments.cancelBooking({ id: bookingId })).toMatchObject({
      success: false,
      code: 'already-cancelled',
      errorMessage: 'This booking is already canceled.',
    });
  });

  test('is refused after check-in, and for a guessed id', async () => {
    const { bookingId, confirmationCode } = await book('arrived@example.com');
    await ops('bookings', 'check-in', confirmationCode);
    expect(await app.api.appointments.cancelBooking({ id: bookingId })).toMatchObject({
      success: false,
      code: 'conflict',
    });
    await expect(app.api.appointments.cancelBooking({ id: 'guess' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('moving', () => {
  test('claims the new place, frees the old one and updates the calendar entry', async () => {
    const { bookingId, slotId } = await book('move@example.com');
    const wanted = await nextSlot();
    const moved = await app.api.appointments.moveBooking({ bookingId, slotId: wanted });
    expect(moved).toMatchObject({ success: true, data: { slot: { id: wanted } } });
    expect([await takenOf(slotId), await takenOf(wanted)]).toEqual([0, 1]);
    await app.runJobs();
    expect(
      app.mailbox.to('move@example.com').find(({ subject }) => subject.includes('moved'))?.attachments[0]
        ?.content,
    ).toContain('SEQUENCE:1');
  });

  test('to a taken place changes nothing and names the nearest free ones', async () => {
    const { bookingId, slotId } = await book('stay@example.com');
    const { slotId: taken } = await book('there@example.com');
    const free = await nextSlot();
    const refused = await app.api.appointments.moveBooking({ bookingId, slotId: taken });
    expect(refused).toMatchObject({ success: false, code: 'slot-taken' });
    expect(!refused.success && refused.nearest.map(({ id }) => id)).toContain(free);
    expect([await takenOf(slotId), await takenOf(taken)]).toEqual([1, 1]);
  });
});

describe('operators', () => {
  test('check a patient in and file a report, each with an audit row; the report opens with a signed link', async () => {
    const { bookingId, confirmationCode } = await book('report@example.com');
    expect(await ops('bookings', 'report', confirmationCode, 'detected')).toMatchObject({ exitCode: 1 });
    await ops('bookings', 'check-in', confirmationCode.toLowerCase());
    expect(await list('report@example.com')).toMatchObject([{ is_checked_in: 1, is_report_generated: 0 }]);
    expect(await ops('bookings', 'report', confirmationCode, 'not-detected')).toMatchObject({ exitCode: 0 });
    const [booking] = await list('report@example.com');
    expect(booking).toMatchObject({ is_report_generated: 1 });
    const pdf = await app.app.request(booking!.report_doc!);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const { rows } = await app.pool.query('select actor from audit_entries where subject = $1', [bookingId]);
    expect(rows.map(({ actor }) => actor)).toEqual(['operator:test', 'operator:test', 'visitor']);
    expect((await ops('bookings', 'list', 'report', 'generated')).text).toContain(confirmationCode);
  });

  test('are told when a booking is unknown or a result is invalid', async () => {
    expect(await ops('bookings', 'check-in', 'NONE')).toEqual({
      text: 'There is no booking NONE.',
      exitCode: 1,
    });
    expect(await ops('bookings', 'report', 'NONE', 'maybe')).toMatchObject({ exitCode: 2 });
  });
});
