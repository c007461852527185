import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysList } from '../../ops/keys-list';
import {
  bookSlot,
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  openPlace,
} from '../../testing/booking-fixture';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { noteDevice } from '../accounts';
import { createResetKey, hasResetFrom, useResetKey, getUser } from '../people';
import { searchBookings } from '../appointments';
import { budgetSizes, spend, spendingAs } from '../budgets';
import { createKeyring, createLookupHash, createRateLimits } from '../security';

const email = 'turner@example.com';
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const [oldSecret, newSecret] = ['an-old-session-secret', 'a-new-session-secret'];

let app: TestApp;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  ({ nextSlot } = await openPlace(app));
});
afterAll(() => app.close());

/** Replaces the process with one that has these keys and secrets. */
function restart({ keys = [newKey], secrets = [newSecret] }: { keys?: Buffer[]; secrets?: string[] }) {
  const keyring = createKeyring(secrets);
  app.deps.lookupHash = createLookupHash(keys);
  app.deps.settings = { ...app.deps.settings, keyring };
  app.deps.limits = createRateLimits(app.pool, keyring);
}

const before = () => restart({ keys: [oldKey], secrets: [oldSecret] });
const appended = () => restart({ keys: [oldKey, newKey], secrets: [oldSecret, newSecret] });
const moved = () => restart({ keys: [newKey, oldKey], secrets: [newSecret, oldSecret] });
const removed = () => restart({});

const code = async (bookingId: string) =>
  (await app.api.appointments.getConfirmation({ bookingId })).data.confirmationCode;

/** Finds each booking by everything a person may type. */
async function findAll(bookings: { bookingId: string; code: string }[]) {
  const ids = bookings.map(({ bookingId }) => bookingId).sort();
  for (const typed of [email, '(402) 555-0143', 'Lovelace 1990-05-17']) {
    const { bookings: found } = await searchBookings(app.deps, typed);
    expect(found.map(({ id }) => id).sort(), typed).toEqual(ids);
  }
  for (const { bookingId, code: typed } of bookings) {
    expect(
      (await searchBookings(app.deps, typed)).bookings.map(({ id }) => id),
      typed,
    ).toEqual([bookingId]);
  }
}

test('a drill: bookings are found with the old key and the new one side by side, and with the new one alone', async () => {
  const book = async () => {
    const { bookingId } = await bookSlot(app, await nextSlot(), {
      patient_email: email,
      patient_last_name: 'Lovelace',
      date_of_birth: '1990-05-17',
      patient_mobile: '(402) 555-0143',
    });
    return { bookingId, code: await code(bookingId) };
  };
  before();
  const bookings = [await book()];
  appended();
  bookings.push(await book());
  moved();
  bookings.push(await book());
  // Processes are replaced one after the other, so both write and both find.
  await findAll(bookings);
  appended();
  await findAll(bookings);
  moved();
  expect(await keysList.run(app.deps, [], 'operator:test')).toMatch(
    /LOOKUP_KEY 1 {2}1 {2}hashes\nLOOKUP_KEY 2 {2}2$/,
  );

  await app.sweep('rehash-bookings');
  expect(await keysList.run(app.deps, [], 'operator:test')).toMatch(
    /LOOKUP_KEY 1 {2}3 {2}hashes\nLOOKUP_KEY 2 {2}0$/,
  );
  removed();
  await findAll(bookings);
});

test('a key removed too early does no harm: what it hashed is rehashed', async () => {
  before();
  const { bookingId } = await bookSlot(app, await nextSlot(), { patient_email: 'early@example.com' });
  removed();
  expect((await searchBookings(app.deps, 'early@example.com')).bookings).toEqual([]);
  expect(await keysList.run(app.deps, [], 'operator:test')).toMatch(
    /another key {2}\d+ {2}waits to be rehashed/,
  );
  await app.sweep('rehash-bookings');
  expect((await searchBookings(app.deps, 'early@example.com')).bookings).toMatchObject([{ id: bookingId }]);
});

test('what was issued before a new secret stays valid: a held place, a link, a code, a proof', async () => {
  appended();
  const mailbox = 'keeps@example.com';
  const held = await holdWithCompleteDraft(app, await nextSlot(), { answers: { patient_email: mailbox } });
  const { bookingId } = await bookSlot(app, await nextSlot(), { patient_email: mailbox });
  await app.runJobs();
  const link = /mailed\?link=(\S+)/.exec(app.mailbox.to(mailbox)[0]!.text)![1]!;
  await app.api.appointments.requestLookupCode({ userEmail: mailbox });
  await app.runJobs();
  const mail = app.mailbox.to(mailbox).find(({ subject }) => subject.startsWith('Your code'))!;
  const mailed = /\b\d{6}\b/.exec(mail.text)![0];

  moved();
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  expect((await app.api.appointments.openBookingLink({ link })).data.userEmail).toBe(mailbox);
  const opened = await app.api.appointments.listBookings({ userEmail: mailbox, code: mailed });
  if (!opened.success) throw new Error(opened.errorMessage);
  const proof = opened.proof!;
  appended();
  await app.as({ bookingProof: proof }).appointments.cancelBooking({ id: bookingId });

  removed();
  await expect(app.api.appointments.openBookingLink({ link })).rejects.toMatchObject({ status: 404 });
});

test('attempts and budgets keep counting after a new secret, and an address is still recognized', async () => {
  const limit = { name: 'rotation', points: 3, seconds: 60 };
  const { id } = await addShopper(app);
  const settings = () => ({ ...app.deps.settings, budgets: budgetSizes(() => 2) });
  const spender = { name: 'a test', budgets: ['mailsOfMailbox'] } as const;
  const uses = [{ budget: 'mailsOfMailbox', subject: 'spender@example.com' }] as const;
  const use = (n: number) =>
    spendingAs(spender, () => app.deps.inTransaction(({ db }) => spend(db, settings(), `use ${n}`, uses)));
  appended();
  expect(await useResetKey(app.deps, await createResetKey(app.deps.db, id), '198.51.100.7')).toBe(id);
  for (let n = 0; n < 2; n += 1) await app.deps.limits.count(limit, 'somebody');
  expect(await use(1)).toBeNull();

  moved();
  expect(await hasResetFrom(app.deps, id, '198.51.100.7')).toBe(true);
  await app.deps.limits.count(limit, 'somebody');
  await expect(app.deps.limits.count(limit, 'somebody')).rejects.toMatchObject({ status: 429 });
  expect(await use(2)).toBeNull();
  expect(await use(3)).toMatchObject({ budget: 'mailsOfMailbox' });
  appended();
  expect(await use(4)).toMatchObject({ budget: 'mailsOfMailbox' });
});

test('a device is still recognized, and is rehashed at its next use', async () => {
  const { id } = await addShopper(app);
  const signIn = () =>
    app.deps.inTransaction(async (tx) =>
      noteDevice(app.deps, tx, await getUser(tx.db, id), { marker: 'kept by the browser', name: 'Firefox' }),
    );
  const hashes = async () =>
    (
      await app.pool.query<{ hash: string }>('select marker_hash as hash from devices where user_id = $1', [
        id,
      ])
    ).rows;
  appended();
  await signIn();
  const [first, ...others] = await hashes();
  expect(others).toEqual([]);
  moved();
  await signIn();
  const again = await hashes();
  expect(again).toHaveLength(1);
  expect(again).not.toEqual([first]);
  removed();
  await signIn();
  expect(await hashes()).toEqual(again);
});

test('a signature for one purpose is invalid for another, and under another secret', () => {
  const keyring = createKeyring([oldSecret, newSecret]);
  const signed = keyring.sign('hold', 'one');
  expect(keyring.verifies('hold', 'one', signed)).toBe(true);
  expect(keyring.verifies('booking link', 'one', signed)).toBe(false);
  expect(keyring.verifies('hold', 'two', signed)).toBe(false);
  expect(createKeyring([newSecret]).verifies('hold', 'one', signed)).toBe(false);
});
