import { setTimeout as pause } from 'node:timers/promises';
import { payOnPage } from '../../api/testing/hosted-page';
import {
  assessmentAnswers,
  contactAnswers,
  medicalAnswers,
  patientAnswers,
  type Answers,
} from '../../sites/covid-booking/e2e/typed-answers';
import { Person } from './person';
import type { Product } from './product';

const card = '4242424242424242';
const password = 'Teal-Kettle-7';

/** A person with everything filled in who only has to pay. */
export interface Payer {
  email: string;
  person: Person;
  /** Counts the person's steps so far. */
  countSteps(): number;
  /** Presses, and presses again if the page does not load, until a page says that it is paid. */
  pay(): Promise<void>;
}

/** Retries like a person if a page does not load, for a limited time. */
async function insist(patienceMs: number, attempt: () => Promise<void>): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(250);
    }
  }
}

interface Checkout {
  person: Person;
  /** Address of the payment page. */
  path: string;
  isPaid(url: string): boolean;
  /** Checks elsewhere whether it is paid, if the payment page is over and its last answer was lost. */
  findPaid?(person: Person): Promise<boolean>;
  patienceMs: number;
}

/** Pays on Stripe's page and returns. The reopened payment page knows what was paid in the meantime. */
const payOn = ({ person, path, isPaid, findPaid, patienceMs }: Checkout) =>
  insist(patienceMs, async () => {
    await person.open(path);
    if (isPaid(person.page.url) || (await findPaid?.(person))) return;
    await person.press(/Pay on our secure payment page/);
    if (isPaid(person.page.url)) return;
    if (!person.sentAway) throw new Error(`${person.page.url} led to no payment page`);
    const back = new URL(await payOnPage(person.sentAway, card));
    await person.open(back.pathname + back.search);
    if (!isPaid(person.page.url)) throw new Error(`paid, but back at ${person.page.url}`);
  });

/** A shopper with an account and an order of one kit. */
export async function addShopper(product: Product, n: number, patienceMs: number): Promise<Payer> {
  const { pool, environment } = product;
  const email = `shopper-${n}@example.com`;
  await pool.query(
    `insert into users (full_name, email, password_hash, verified_at)
     select 'Robin Gray', $1, password_hash, app_now() from users where email = 'maya@example.com'`,
    [email],
  );
  const { rows } = await pool.query<{ id: string; slug: string }>(
    'select id, slug from products where stock > 50 order by slug limit 1',
  );
  const person = new Person(environment.SHOP_URL!, `198.19.1.${n}`);
  await person.send('/signin', { intent: 'sign-in', email, password, redirectTo: '/cart' });
  const { id: productId, slug } = rows[0]!;
  await person.send('/cart/add', { slug, productId, quantity: '1', paymentOption: 'one_time_purchase' });
  await person.open('/shipping');
  await person.press(/Continue to payment/, {
    full_name: 'Robin Gray',
    email,
    zipCode: '68102',
    address: '12 Elm Street',
    city: 'Omaha',
    state_id: 'NE',
    country_id: 'US',
  });
  const isPaid = (url: string) => url.includes('/orderConfirmation/');
  const checkout = { person, path: '/payments', isPaid, findPaid: findPaidOrder, patienceMs };
  return { email, person, countSteps: () => person.steps, pay: () => payOn(checkout) };
}

/** If redirected to an empty cart, a shopper checks the list of orders. */
async function findPaidOrder(person: Person): Promise<boolean> {
  if (new URL(person.page.url).pathname !== '/cart') return false;
  await person.open('/orders');
  return person.page.text.includes('Processing');
}

const site = '/covid-19-testing';
const scheduler = `${site}/covid-scheduler`;
const visitInfo = `${scheduler}/covid-visit-info`;
/**
 * A patient who holds a time for an Antigen test and has filled in the form. @param own answers that differ from the
 * defaults
 */
export async function addPatient(
  { environment }: Pick<Product, 'environment'>,
  n: number,
  patienceMs: number,
  own: Answers = {},
): Promise<Payer> {
  const email = own.patient_email ?? `patient-${n}@example.com`;
  const person = new Person(environment.BOOKING_URL!, `198.19.2.${n}`);
  const save = (section: string, answers: Record<string, string>) =>
    person.send(`${visitInfo}?section=${section}`, answers);
  await person.send(site, { location: '68102' });
  await person.send(`${site}/assessment`, assessmentAnswers);
  await person.send(scheduler, { location: '68102', testType: 'Antigen' });
  await person.open(scheduler);
  const dates = [...person.page.text.matchAll(/covid-scheduler\?date=([\d-]+)/g)].map(([, date]) => date);
  const location = /[?;&]checked=([^"&#%]+)/.exec(person.page.text)?.[1];
  await person.open(`${scheduler}?date=${dates[1 + (n % (dates.length - 1))]}&checked=${location}`);
  await person.press(/\d [AP]M/);
  await save('patient', { ...patientAnswers, ...own });
  await save('contact', { ...contactAnswers, ...own, patient_email: email });
  await save('medical', medicalAnswers);
  await save('government', { health_info_available: '1' });
  await person.open(`${visitInfo}?section=consent`);
  await person.press(/Confirm booking and pay/, { is_acknowledge: 'on' });
  const isPaid = (url: string) => url.includes('/covid-confirmation');
  const checkout = { person, path: `${visitInfo}/payment`, isPaid, patienceMs };
  return { email, person, countSteps: () => person.steps, pay: () => payOn(checkout) };
}
