import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { makeEnquiry, makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import sharp from 'sharp';
import { expect } from 'vitest';
import { attachVisitReport, checkIn } from '../src/appointments';
import { createKit } from '../src/kits';
import { attachReport } from '../src/reports';
import {
  agreeTo,
  confirmHeld,
  fillDay,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../testing/booking-fixture';
import { addKit, type Shop } from '../testing/shop';
import { addShopper } from '../testing/shopper';
import { shopCanaries, walkShop } from './canary-shop';
import { spellingsOf, spellingsOfBytes } from './plain-text';

/** What patients and testers type. Stored in plain, it would be found by its unusual words. */
export const person = {
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
export const finding = 'Canaryferritin';

/** What a journey leaves to search for, and files as their owner gets them. */
export interface Canaries {
  texts: Record<string, string[]>;
  files: Record<string, Buffer>;
}

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

/**
 * Visits by SSN, license and insurance with pictures, one with a result; moved, canceled, looked up; a kit's report;
 * an order, an employee and an invitation.
 */
export async function walkWithCanaries(shop: Shop): Promise<Canaries> {
  const texts = { ...person, finding, ...shopCanaries };
  const canaries: Canaries = {
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, spellingsOf(text)])),
    files: {},
  };
  await shop.moveClock({ at: fixedMorning, frozen: true });

  const locationId = await insertLocation(shop);
  const slots = [];
  for (let hour = 15; hour < 21; hour += 1)
    slots.push(await insertSlot(shop, locationId, `2026-12-0${hour - 13}T${hour}:00:00Z`));
  const seen = await book(shop, await holdWithCompleteDraft(shop, slots[0]!, { answers }));
  await checkIn(shop.deps, { booking: seen, actor });
  await attachVisitReport(shop.deps, { booking: seen, actor, result: 'detected' });
  const license = { ...answers, ssn: undefined, driver_license: person.license, hhs_state: 'NE' };
  const moved = await book(shop, await holdWithCompleteDraft(shop, slots[1]!, { answers: license }));
  await bookInsured(shop, canaries, slots[2]!);
  // A draft that is never booked.
  await holdWithCompleteDraft(shop, slots[4]!, { answers });
  await shop.runJobs();
  await shop.api.appointments.moveBooking({ bookingId: moved, slotId: slots[3]! });
  await shop.api.appointments.cancelBooking({ id: moved });
  await shop.api.appointments.requestLookupCode({ userEmail: person.email });
  const result = (await lookUp(shop)).find(({ id }) => id === seen)!;
  await keepFile(shop, canaries, 'result', result.report_doc!);
  await readKitReport(shop, canaries);
  await walkShop(shop);
  const { firstName, lastName, email, mobile: phoneNumber } = person;
  const enquiry = { name: `${firstName} ${lastName}`, email, phoneNumber, text: finding };
  await shop.api.support.submitEnquiry(makeEnquiry(enquiry));
  await shop.api.stockAlerts.ask({ id: await addKit(shop, { stock: 0 }), email });
  await shop.api.waitingList.ask({ ...(await fillDay(shop)).day, email });
  // Mail that cannot be delivered waits in the queue.
  await shop.api.appointments.requestLookupCode({ userEmail: person.email });
  await shop.sweep();
  return canaries;
}

async function book(shop: Shop, held: Awaited<ReturnType<typeof holdWithCompleteDraft>>): Promise<string> {
  const outcome = await confirmHeld(shop, held);
  if (!outcome.success) throw new Error(JSON.stringify(outcome));
  return outcome.data.bookingId;
}

async function bookInsured(shop: Shop, canaries: Canaries, slotId: string) {
  const held = await holdWithCompleteDraft(shop, slotId, { answers });
  const { draftId } = held;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a8', noise } });
  const file = new File([new Uint8Array(await picture.png().toBuffer())], 'card.png');
  for (const side of ['front', 'back'] as const) {
    const { data } = await shop.api.uploads.uploadInsuranceImage({ draftId, side, file });
    await keepFile(shop, canaries, `${side} of the card`, data.url);
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
  await book(shop, held);
}

/** A file as its owner gets it: if any of it is stored in plain, a piece of it is found. */
async function keepFile(shop: Shop, { texts, files }: Canaries, name: string, url: string) {
  const bytes = Buffer.from(await (await shop.app.request(url)).arrayBuffer());
  expect(bytes.length, name).toBeGreaterThan(600);
  files[name] = bytes;
  const pieces = [0.3, 0.6].map((part) => Math.floor(bytes.length * part));
  texts[name] = pieces.flatMap((at) => spellingsOfBytes(bytes.subarray(at, at + 24)));
}

async function lookUp(shop: Shop) {
  const found = await shop.api.appointments.listBookings({ userEmail: person.email });
  if (!found.success) throw new Error(found.errorMessage);
  expect(found.data).toHaveLength(3);
  return found.data;
}

async function readKitReport(shop: Shop, { texts }: Canaries) {
  const maya = await addShopper(shop);
  texts.account = spellingsOf(maya.email);
  const code = await createKit(shop.deps, { productId: await addKit(shop) });
  texts.kit = [code, formatKitId(code)].flatMap(spellingsOf);
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
