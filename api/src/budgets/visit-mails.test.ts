import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { confirmHeld, holdWithCompleteDraft, insertSlot } from '../../testing/booking-fixture';
import { startBudgetedPlace } from '../../testing/budgeted-place';
import { typeMailedCode } from '../../testing/proved-mailbox';
import type { TestApp } from '../../testing/test-app';

let app: TestApp;
let place: string;
beforeAll(async () => void ({ app, place } = await startBudgetedPlace()));
// Limits on attempts have tests of their own.
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(() => app.close());

let count = 0;
async function holdFor(email: string, address: string) {
  const at = new Date(Date.UTC(2026, 11, 2 + (count % 6), 15, count));
  const slotId = await insertSlot(app, place, at.toISOString(), 100);
  const first = `Pat${'abcdefghijklmnopqrstuvwxyz'[(count += 1)]!}`;
  const visitor = { ...app, api: app.as({ address }) };
  return holdWithCompleteDraft(visitor, slotId, {
    answers: { patient_first_name: first, patient_email: email },
  });
}

const confirmFrom = (address: string, held: Awaited<ReturnType<typeof holdFor>>, bookingProof?: string) =>
  confirmHeld({ ...app, api: app.as({ address, ...(bookingProof && { bookingProof }) }) }, held);

const book = async (email: string, address: string) => confirmFrom(address, await holdFor(email, address));

/** Strangers on two networks request every mail they can get. @returns how many were sent */
async function flood(email: string): Promise<number> {
  let granted = 0;
  for (const address of ['192.0.2.1', '192.0.2.2'])
    for (let n = 0; n < 10; n += 1) {
      await app.pool.query('delete from rate_limits');
      const api = app.as({ address });
      const asked =
        n % 2 === 0
          ? api.appointments.requestLookupCode({ userEmail: email })
          : api.accounts.resendCode({ email });
      await asked.then(
        () => (granted += 1),
        () => {},
      );
    }
  return granted;
}

it('one network can request at most 5 mails to a mailbox, and leaves one to another network', async () => {
  const email = 'one-network@example.com';
  const ask = async (address: string) => {
    await app.pool.query('delete from rate_limits');
    return app.as({ address }).appointments.requestLookupCode({ userEmail: email });
  };
  for (let n = 0; n < 5; n += 1) await ask('192.0.2.3');
  await expect(ask('192.0.2.3')).rejects.toMatchObject({ status: 429 });
  await ask('192.0.2.4');
});

it('strangers who use up the requestable mails keep no one from booking', async () => {
  const email = 'victim@example.com';
  expect(await flood(email)).toBe(6);
  // Nothing is booked yet, so none of these requests gets a code.
  await app.runJobs();
  for (let n = 0; n < 2; n += 1) expect(await book(email, '192.0.2.9')).toMatchObject({ success: true });
  const held = await holdFor(email, '192.0.2.9');
  const { appointments } = app.as({ address: '192.0.2.9' });
  await appointments.requestLookupCode({ userEmail: email, draftId: held.draftId });
  await app.runJobs();
  expect(await confirmFrom('192.0.2.9', held)).toMatchObject({
    success: false,
    code: 'refused',
    errorMessage:
      'We have sent several messages to this email address in the last 24 hours. Pay by card, or try again tomorrow.',
  });
  const proof = await typeMailedCode(app, email, '192.0.2.9');
  expect(await confirmFrom('192.0.2.9', held, proof)).toMatchObject({ success: true });
});

it('a refused request for a lookup code mentions the link that its owner has, with or without bookings', async () => {
  const booked = 'booked-and-flooded@example.com';
  await book(booked, '192.0.2.11');
  for (const userEmail of [booked, 'never-booked@example.com']) {
    await flood(userEmail);
    await app.pool.query('delete from rate_limits');
    await expect(
      app.as({ address: '192.0.2.12' }).appointments.requestLookupCode({ userEmail }),
    ).rejects.toMatchObject({
      status: 429,
      message:
        'We have sent several messages to this address in the last 24 hours. Check your mailbox, open the link in our email about your booking, or try again tomorrow.',
    });
  }
  await app.runJobs();
  const link = /mailed\?link=(\S+)/.exec(
    app.mailbox
      .to(booked)
      .map(({ text }) => text)
      .join('\n'),
  )![1]!;
  const { data } = await app.api.appointments.openBookingLink({ link });
  const list = app.as({ bookingProof: data.proof }).appointments.listBookings({ userEmail: booked });
  expect(await list).toMatchObject({ success: true, isProved: true });
});
