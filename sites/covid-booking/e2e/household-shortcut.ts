import { type Page } from '@larkwell/tooling/e2e';
import { findTimes, formsOf, post, skipToScheduler, visitInfo } from './shortcut';
import {
  assessmentAnswers,
  contactAnswers,
  medicalAnswers,
  patientAnswers,
  type Answers,
} from './typed-answers';

type Visitor = Pick<Page, 'request'>;

const site = '/covid-19-testing';
const scheduler = `${site}/covid-scheduler`;
export const householdPage = `${visitInfo}/household`;

/** What a person answers besides the usual: their first name, and how they pay. */
export interface Member {
  firstName: string;
  payment: 'card' | 'none';
}

/** Holds times for several people at the nearest location, `day` days after the first offered date. */
export async function skipToHousehold(page: Visitor, people: number, day = 2) {
  await skipToScheduler(page);
  const { slots } = await findTimes(page, day);
  const slot = slots[Math.floor(slots.length / 2)]!;
  await post(page, scheduler, { ...slot, people: String(people) });
  return slot;
}

const section = (name: string, person: number) => `${visitInfo}?section=${name}&person=${person}`;

/** Fills in and agrees to everything for one person. @returns where the last press led */
export async function skipMember(page: Visitor, person: number, email: string, member: Member) {
  if (person > 1) await post(page, `${site}/assessment?person=${person}`, assessmentAnswers);
  const save = (name: string, answers: Answers) => post(page, section(name, person), answers);
  await save('patient', {
    ...patientAnswers,
    patient_first_name: member.firstName,
    'date_of_birth.year': String(1960 + person),
  });
  await save('contact', { ...contactAnswers, patient_email: email });
  await save('medical', medicalAnswers);
  if (member.payment === 'card') {
    await save('payment', { payment_select: '1' });
    await save('government', { health_info_available: '1' });
  } else {
    const none = { payment_select: '0', heath_insurance: '0', confirm_no_health_insurance: 'on' };
    await save('payment', none);
    await save('government', { ssn: '900-12-3456', health_info_available: '1' });
  }
  return agree(page, person);
}

/** Agrees to what the person's review shows now. */
export async function agree(page: Visitor, person: number) {
  const review = await (await page.request.get(section('consent', person))).text();
  const shown = formsOf(review).find((fields) => 'terms' in fields)!;
  return post(page, section('consent', person), { ...shown, is_acknowledge: 'on' });
}

/** A household whose forms are all done. */
export async function skipToBookAll(page: Visitor, email: string, members: readonly Member[]) {
  await skipToHousehold(page, members.length);
  for (const [index, member] of members.entries()) await skipMember(page, index + 1, email, member);
}

/** A booked household at no cost. */
export async function skipToHouseholdBooked(page: Visitor, email: string, names: readonly string[]) {
  await skipToBookAll(
    page,
    email,
    names.map((firstName) => ({ firstName, payment: 'none' })),
  );
  const shown = await (await page.request.get(householdPage)).text();
  await post(
    page,
    householdPage,
    formsOf(shown).find((fields) => 'terms' in fields)!,
  );
}
