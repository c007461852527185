import { expect, type Page } from '@larkwell/tooling/e2e';
import { omaha } from './booking-journey';
import {
  assessmentAnswers,
  contactAnswers,
  medicalAnswers,
  patientAnswers,
  type Answers,
} from './typed-answers';

// Specs about late pages get there by posting the forms directly, as a browser without script would, without rendering
// each page. Specs of whole visits press every button.
const site = '/covid-19-testing';
const scheduler = `${site}/covid-scheduler`;
export const visitInfo = `${scheduler}/covid-visit-info`;

type Visitor = Pick<Page, 'request'>;

/** Posts a form of this site as the browser of `page` would. */
export async function post(page: Visitor, path: string, form: Answers) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), `${path} takes ${JSON.stringify(form)}`).toBe(303);
  return answer.headers().location ?? '';
}

/** Goes up to the scheduler. */
export async function skipToScheduler(page: Visitor, { place = omaha, testType = 'RT-PCR' } = {}) {
  await post(page, site, { location: place });
  await post(page, `${site}/assessment`, assessmentAnswers);
  await post(page, scheduler, { location: place, testType });
}

/** Takes the first free time of the nearest location, `day` days after the first offered date. */
export async function skipToVisitInfo(page: Visitor, { place = omaha, testType = 'RT-PCR', day = 1 } = {}) {
  await skipToScheduler(page, { place, testType });
  const { slots, location, date } = await findTimes(page, day);
  // Not always the same slot: parallel specs would take it from each other.
  const slot = slots[Math.floor(Math.random() * slots.length)]!;
  await post(page, scheduler, slot);
  return { slotId: slot.slotId!, location: location!, date: date! };
}

/** The forms of the free times of the nearest location, `day` days after the first offered date. */
export async function findTimes(page: Visitor, day: number) {
  const list = await (await page.request.get(scheduler)).text();
  const dates = [...list.matchAll(/covid-scheduler\?date=([\d-]+)/g)].map(([, date]) => date);
  const location = /[?;&]checked=([^"&#%]+)/.exec(list)?.[1];
  const times = await (await page.request.get(`${scheduler}?date=${dates[day]}&checked=${location}`)).text();
  const open = times.split('<article').find((part) => part.includes(`id="location-${location}"`));
  return { slots: slotForms(open ?? ''), location, date: dates[day] };
}

/** What the form of each time posts: its slot and its terms. */
export function slotForms(html: string): Answers[] {
  return formsOf(html).filter((fields) => 'slotId' in fields);
}

/** The hidden fields of a page's forms, as its buttons post them. */
export function formsOf(html: string): Answers[] {
  return html.split('<form').map((form) => {
    const inputs = form.split('</form>')[0]!.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
    return Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!]));
  });
}

export const save = (page: Visitor, section: string, answers: Answers) =>
  post(page, `${visitInfo}?section=${section}`, answers);

/** Consents, and submits what the review page shows now. */
export async function consent(page: Visitor) {
  const review = await (await page.request.get(`${visitInfo}?section=consent`)).text();
  const shown = formsOf(review).find((fields) => 'terms' in fields)!;
  return save(page, 'consent', { ...shown, is_acknowledge: 'on' });
}

/** Saves patient, contact and medical history. */
export async function skipPerson(page: Visitor, email: string, patient: Answers = {}) {
  await save(page, 'patient', { ...patientAnswers, ...patient });
  await save(page, 'contact', { ...contactAnswers, patient_email: email });
  await save(page, 'medical', medicalAnswers);
}

/** A visit without insurance, up to the review page. */
export async function skipToReview(page: Visitor, email: string, patient: Answers = {}) {
  const taken = await skipToVisitInfo(page);
  await skipPerson(page, email, patient);
  await save(page, 'payment', {
    payment_select: '0',
    heath_insurance: '0',
    confirm_no_health_insurance: 'on',
  });
  await save(page, 'government', { ssn: '900-12-3456', health_info_available: '1' });
  return taken;
}

/** A visit paid by card, up to its payment page. */
export async function skipToPayment(page: Page, email: string, testType: 'RT-PCR' | 'Antigen') {
  await skipToVisitInfo(page, { testType });
  await skipPerson(page, email);
  if (testType === 'RT-PCR') await save(page, 'payment', { payment_select: '1' });
  await save(page, 'government', { health_info_available: '1' });
  await page.goto(await consent(page));
}

/** A booked visit without insurance. @returns the path of its confirmation */
export async function skipToBooked(page: Visitor, email: string, patient: Answers = {}) {
  await skipToReview(page, email, patient);
  return consent(page);
}
