import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { makeEnquiry, makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '../ops/backup/write-backup';
import { attachVisitReport, checkIn } from '../src/appointments';
import { createKit } from '../src/kits';
import { attachReport } from '../src/reports';
import {
  agreeTo,
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../testing/booking-fixture';
import { listValues } from '../testing/dump';
import { addKit, startShop, type Shop } from '../testing/shop';
import { addShopper } from '../testing/shopper';
import { canariesIn, spellingsOf, spellingsOfBytes } from './plain-text';

const person = {
  firstName: 'Canarina',
  lastName: 'Birdpatient',
  email: 'canarina.birdpatient@example.com',
  birthDate: '1971-03-29',
  mobile: '(402) 555-0188',
  street: '88 Canarypatient Road',
  ssn: '987654320',
  license: 'CANARYLICENSE77',
  member: 'CANARYMEMBER88',
};
const finding = 'Canaryferritin';

/** An account must be found by what its owner types, so this is not sealed. */
const meant = { database: ['public.users.email: account'], backup: ['public.users.jsonl.gz: account'] };

const canaries: Record<string, string[]> = Object.fromEntries(
  Object.entries({ ...person, finding }).map(([name, text]) => [name, spellingsOf(text)]),
);

/** Files as their owner gets them. */
const files: Record<string, Buffer> = {};

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  await shop.moveClock({ at: fixedMorning, frozen: true });
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-dump-'));
  await walk();
}, 120_000);
afterAll(() => Promise.all([shop.close(), rm(folder, { recursive: true })]));

const actor = 'operator:test';
const answers = {
  patient_first_name: person.firstName,
  patient_last_name: person.lastName,
  patient_email: person.email,
  patient_mobile: person.mobile,
  date_of_birth: person.birthDate,
  address_line_1: person.street,
  ssn: person.ssn,
};

/** Visits by SSN, license and insurance with pictures, one with a result; moved, canceled, looked up; a kit's report. */
async function walk() {
  const locationId = await insertLocation(shop);
  const slots = [];
  for (let hour = 15; hour < 21; hour += 1)
    slots.push(await insertSlot(shop, locationId, `2026-12-0${hour - 13}T${hour}:00:00Z`));
  const seen = await book(await holdWithCompleteDraft(shop, slots[0]!, { answers }));
  await checkIn(shop.deps, { booking: seen, actor });
  await attachVisitReport(shop.deps, { booking: seen, actor, result: 'detected' });
  const license = { ...answers, ssn: undefined, driver_license: person.license, hhs_state: 'NE' };
  const moved = await book(await holdWithCompleteDraft(shop, slots[1]!, { answers: license }));
  await bookInsured(slots[2]!);
  // A draft that is never booked.
  await holdWithCompleteDraft(shop, slots[4]!, { answers });
  await shop.runJobs();
  await shop.api.appointments.moveBooking({ bookingId: moved, slotId: slots[3]! });
  await shop.api.appointments.cancelBooking({ id: moved });
  await shop.api.appointments.requestLookupCode({ userEmail: person.email });
  await keepFile('result', (await lookUp()).find(({ id }) => id === seen)!.report_doc!);
  await readKitReport();
  const { firstName, lastName, email, mobile: phoneNumber } = person;
  const enquiry = { name: `${firstName} ${lastName}`, email, phoneNumber, text: finding };
  await shop.api.support.submitEnquiry(makeEnquiry(enquiry));
  await shop.api.stockAlerts.ask({ id: await addKit(shop, { stock: 0 }), email });
  // Mail that cannot be delivered waits in the queue.
  await shop.api.appointments.requestLookupCode({ userEmail: person.email });
  await shop.sweep();
}

async function book(held: Awaited<ReturnType<typeof holdWithCompleteDraft>>): Promise<string> {
  const outcome = await confirmHeld(shop, held);
  if (!outcome.success) throw new Error(JSON.stringify(outcome));
  return outcome.data.bookingId;
}

async function bookInsured(slotId: string) {
  const held = await holdWithCompleteDraft(shop, slotId, { answers });
  const { draftId } = held;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a8', noise } });
  const file = new File([new Uint8Array(await picture.png().toBuffer())], 'card.png');
  for (const side of ['front', 'back'] as const) {
    const { data } = await shop.api.uploads.uploadInsuranceImage({ draftId, side, file });
    await keepFile(`${side} of the card`, data.url);
  }
  const payment = {
    payment_select: '0',
    heath_insurance: '1',
    insurance_company: 'Prairie Health',
    insurance_id: person.member,
    confirm_insurance_id: person.member,
  };
  await shop.api.drafts.update({ draftId, section: { name: 'payment', answers: payment } });
  const section = { name: 'government' as const, answers: { health_info_available: '1' as const } };
  await shop.api.drafts.update({ draftId, section });
  await agreeTo(shop, held);
  await book(held);
}

/** A file as its owner gets it: if any of it is stored in plain, a piece of it is found. */
async function keepFile(name: string, url: string) {
  const bytes = Buffer.from(await (await shop.app.request(url)).arrayBuffer());
  expect(bytes.length, name).toBeGreaterThan(600);
  files[name] = bytes;
  const pieces = [0.3, 0.6].map((part) => Math.floor(bytes.length * part));
  canaries[name] = pieces.flatMap((at) => spellingsOfBytes(bytes.subarray(at, at + 24)));
}

async function lookUp() {
  const found = await shop.api.appointments.listBookings({ userEmail: person.email });
  if (!found.success) throw new Error(found.errorMessage);
  expect(found.data).toHaveLength(3);
  return found.data;
}

async function readKitReport() {
  const maya = await addShopper(shop);
  canaries.account = spellingsOf(maya.email);
  const code = await createKit(shop.deps, { productId: await addKit(shop) });
  canaries.kit = [code, formatKitId(code)].flatMap(spellingsOf);
  await maya.api.kits.register({
    ...makeKitRegistration(),
    registerKitId: code,
    emailId: maya.email,
    firstName: person.firstName,
    lastName: person.lastName,
    dob: person.birthDate,
    addressLine1: person.street,
    phoneNumber: person.mobile,
  });
  const { values, ...rest } = makeReportValues();
  const findings = { ...rest, values: values.map((value) => ({ ...value, name: finding })) };
  const reportId = await attachReport(shop.deps, { kitId: code, findings, actor });
  await maya.api.reports.get({ reportId });
}

/** Hits as `<table>.<column>: <canary>`. */
async function searchDatabase(): Promise<string[]> {
  const hits = new Set<string>();
  for (const { table, column, value } of await listValues(shop)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    for (const canary of canariesIn(text, canaries)) hits.add(`${table}.${column}: ${canary}`);
  }
  return [...hits].sort();
}

async function searchBucket(): Promise<string[]> {
  const hits: string[] = [];
  let objects = 0;
  for await (const { key } of shop.deps.storage.list('')) {
    objects += 1;
    const { body } = (await shop.deps.storage.find(key))!;
    const text = `${key} ${Buffer.from(body).toString('latin1')}`;
    hits.push(...canariesIn(text, canaries).map((canary) => `${key}: ${canary}`));
  }
  expect(objects, 'two pictures and a result').toBe(3);
  return hits;
}

async function searchBackup(): Promise<string[]> {
  const backup = path.join(folder, 'backup');
  await writeBackup({ pool: shop.pool, storage: shop.deps.storage }, backup);
  const hits: string[] = [];
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    const text = (entry.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
    hits.push(...canariesIn(text, canaries).map((canary) => `${entry.name}: ${canary}`));
  }
  expect(entries.length).toBeGreaterThan(40);
  return hits;
}

test('control: each canary is found where it should be readable', async () => {
  const mails = JSON.stringify(shop.mailbox.mails);
  expect(canariesIn(mails, canaries)).toEqual(expect.arrayContaining(['email', 'firstName']));
  for (const [name, text] of Object.entries({ ...person, finding })) {
    for (const wrapped of [
      text,
      JSON.stringify({ text }),
      Buffer.from(`{"a":"${text}"}`).toString('base64url'),
    ])
      expect(canariesIn(wrapped, canaries), `${name} in ${wrapped}`).toContain(name);
  }
});

test.each(['result', 'front of the card', 'back of the card'])(
  'control: %s is found, stored plain or in base64',
  (name) => {
    const { [name]: bytes } = files;
    for (const stored of [bytes!.toString('latin1'), `x${bytes!.toString('base64')}`, bytes!.toString('hex')])
      expect(canariesIn(stored, canaries)).toContain(name);
  },
);

test('the database has no patient’s or tester’s name, birth date, address, id, kit id or file in plain, except what an account signs in with', async () => {
  expect(await searchDatabase()).toEqual(meant.database);
});

test('nor does the bucket', async () => {
  expect(await searchBucket()).toEqual([]);
});

test('nor does a backup', async () => {
  expect(await searchBackup()).toEqual(meant.backup);
});

test('nor does the log', () => {
  const log = shop.logLines.join('\n');
  expect(log).toContain('/files/{token}');
  expect(canariesIn(log, canaries)).toEqual([]);
});
