import { makeEnquiry } from '@larkwell/contracts/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookSlot, fixedMorning, openPlace } from '../../testing/booking-fixture';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from '../accounts';
import { createSession } from '../people';

const password = 'Teal-Kettle-7';
const stranger = { address: '198.51.100.9' };
const userEmail = 'watched@example.com';
let app: TestApp;
let owner: Shopper;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning });
  const { nextSlot } = await openPlace(app);
  await bookSlot(app, await nextSlot(), { patient_email: userEmail });
  await app.runJobs();
});
beforeEach(async () => {
  await app.pool.query('delete from rate_limits');
  owner = await addShopper(app);
  const hash = await hashPassword(password);
  await app.deps.db.execute(sql`update users set password_hash = ${hash} where id = ${owner.id}`);
});
afterAll(() => app.close());

async function repeat(times: number, call: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n += 1) await call().catch(() => {});
}
const tooMany = { status: 429 };

/** Looks up an address as often as each of these networks can. */
async function lookUpFrom(networks: number, email: string): Promise<void> {
  for (let n = 1; n <= networks; n += 1)
    await repeat(11, () =>
      app.as({ address: `203.0.113.${n}` }).appointments.listBookings({ userEmail: email }),
    );
}

describe('attempts by strangers', () => {
  it('at a password do not stop the signed-in owner from entering it again or changing it', async () => {
    const { email } = owner;
    await repeat(11, () => app.as(stranger).accounts.login({ email, password: 'Wrong#123' }));
    await expect(app.as(stranger).accounts.login({ email, password })).rejects.toMatchObject(tooMany);
    await owner.api.accounts.reauthenticate({ password });
    const change = { oldPassword: password, newPassword: 'Fresh#2026', confirmNewPassword: 'Fresh#2026' };
    await owner.api.accounts.changePassword({ email, ...change });
  });

  it('at a mailed link do not stop the signed-in owner from changing the address', async () => {
    const { id, email } = owner;
    await repeat(6, () => app.as(stranger).accounts.forgotPassword({ email }));
    await expect(app.as(stranger).accounts.forgotPassword({ email })).rejects.toMatchObject(tooMany);
    await owner.api.accounts.updateProfile({ id, email: `new-${email}` });
  });

  it('at a support form do not stop the signed-in owner of the address from writing', async () => {
    const enquiry = makeEnquiry({ email: owner.email });
    await repeat(6, () => app.as(stranger).support.submitEnquiry(enquiry));
    await expect(app.as(stranger).support.submitEnquiry(enquiry)).rejects.toMatchObject(tooMany);
    await owner.api.support.submitEnquiry(enquiry);
  });

  it('at a list of bookings, on one network or on two, do not lock the owner out of it', async () => {
    await repeat(40, () => app.as(stranger).appointments.listBookings({ userEmail }));
    await lookUpFrom(1, userEmail);
    const list = () => app.api.appointments.listBookings({ userEmail });
    expect(await list()).toMatchObject({ success: true });
  });

  it('at a list of bookings do not count against a person who proved the mailbox, by link or by code', async () => {
    await lookUpFrom(3, userEmail);
    const link = /mailed\?link=(\S+)/.exec(app.mailbox.to(userEmail).at(-1)!.text)![1]!;
    const { data } = await app.api.appointments.openBookingLink({ link });
    const list = (bookingProof: string) => app.as({ bookingProof }).appointments.listBookings({ userEmail });
    for (let n = 0; n < 31; n += 1) expect(await list(data.proof)).toMatchObject({ isProved: true });
    await expect(list('none')).rejects.toMatchObject({
      status: 429,
      message:
        'This email address was looked up many times. Enter the code that we email there, or open the link in our email about your booking.',
      data: { code: 'code-required' },
    });
    await app.api.appointments.requestLookupCode({ userEmail });
    await app.runJobs();
    const code = /\b\d{6}\b/.exec(app.mailbox.to(userEmail).at(-1)!.text)![0];
    expect(await app.api.appointments.listBookings({ userEmail, code })).toMatchObject({ isProved: true });
  });
});

it('that lock a person out lead to the mailbox, for a known and an unknown address', async () => {
  for (const email of [owner.email, 'nobody-there@example.com']) {
    await app.pool.query('delete from rate_limits');
    const { login, forgotPassword } = app.as(stranger).accounts;
    await repeat(10, () => login({ email, password: 'Wrong#123' }));
    await repeat(5, () => forgotPassword({ email }));
    await expect(app.api.accounts.login({ email, password })).rejects.toMatchObject({
      status: 429,
      message:
        'Too many attempts. Wait 60 minutes, or choose “Forgot password?” where you sign in, and set a new password with the link in our email.',
    });
    await expect(app.api.accounts.forgotPassword({ email })).rejects.toMatchObject({
      status: 429,
      message:
        'Several emails were requested in the last 60 minutes. Check your mailbox for the latest one, or try again in 60 minutes.',
    });
  }
});

it('wrong passwords use up their own session’s attempts, and no other’s', async () => {
  const other = app.as({ token: await createSession(app.deps.db, owner.id) });
  await repeat(10, () => owner.api.accounts.reauthenticate({ password: 'Wrong#123' }));
  await expect(owner.api.accounts.reauthenticate({ password })).rejects.toMatchObject(tooMany);
  await other.accounts.reauthenticate({ password });
});
