import type { APIRequestContext } from '@playwright/test';
import { openBooking, SeenPages } from '../e2e/http/every-page';
import { HttpVisitor } from '../e2e/http/visitor';
import {
  findTimes,
  save,
  skipPerson,
  skipToBooked,
  skipToReview,
  skipToScheduler,
  skipToVisitInfo,
} from '../../sites/covid-booking/e2e/shortcut';
import { refuseForms } from './refused-forms';

const site = '/covid-19-testing';
const scheduler = `${site}/covid-scheduler`;
const visitInfo = `${scheduler}/covid-visit-info`;
const sections = ['patient', 'contact', 'medical', 'payment', 'insurance', 'government', 'consent'];

/**
 * Every page of the booking site, with refused forms, and a visit up to its confirmation and cancellation.
 * @param prefix of the addresses of a language
 */
export async function collectBooking(
  environment: Record<string, string>,
  request: APIRequestContext,
  prefix = '',
): Promise<SeenPages> {
  const seen = new SeenPages();
  const visitor = new HttpVisitor(environment.BOOKING_URL!, '198.18.220.10');
  for (const answer of await openBooking(environment, seen, prefix))
    await refuseForms(answer, visitor, 'visitor', seen);

  const patient = { request };
  const add = async (path: string, form?: Record<string, string>) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const address = path.startsWith(`${prefix}/`) ? path : prefix + path;
    const answer = form ? await request.post(address, { form, headers }) : await request.get(address);
    const type = answer.headers()['content-type'] ?? '';
    const state = form ? ', refused' : '';
    seen.add(
      'patient',
      { url: answer.url(), type, text: await answer.text(), status: 200, redirects: [] },
      state,
    );
  };
  await skipToScheduler(patient);
  await add(scheduler);
  const { location, date } = await findTimes(patient, 1);
  await add(`${scheduler}?date=${date}&checked=${location}`);
  await add(scheduler, { location: '99999', testType: 'RT-PCR' });
  await skipToVisitInfo(patient);
  for (const section of sections) await add(`${visitInfo}?section=${section}`);
  for (const section of sections) await add(`${visitInfo}?section=${section}`, { country: 'United States' });
  const email = 'markup@example.com';
  await skipPerson(patient, email);
  await save(patient, 'payment', { payment_select: '0', heath_insurance: '1' });
  for (const section of sections) await add(`${visitInfo}?section=${section}`);
  await skipToReview(patient, email);
  for (const section of sections) await add(`${visitInfo}?section=${section}`);
  await add(`${visitInfo}?section=consent`, {});
  await add(await skipToBooked(patient, email));
  await add(`${site}/check-booking`, { email });
  await add(`${site}/my-bookings`);
  return seen;
}
