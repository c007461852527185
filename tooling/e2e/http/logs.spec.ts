import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { canariesIn, spellingsOf } from '../../../api/faults/plain-text';
import { addPatient } from '../../faults/people';
import { Person } from '../../faults/person';
import { openMailbox } from '../mailbox';
import { expect, test } from '../test';

/** Unique values: if one turns up in a log, it was leaked there. */
const shopper = {
  email: 'canary.logs@example.com',
  full_name: 'Canarylog Shopperson',
  password: 'Canary#Log1',
  phoneNumber: '(402) 555-0166',
  text: 'Canaryquestion',
};
const patient = {
  patient_first_name: 'Canarylogina',
  patient_last_name: 'Birdlogger',
  patient_email: 'canary.patient@example.com',
  patient_mobile: '(402) 555-0155',
  address_line_1: '99 Canarylog Road',
};

/** Signs up, proves the mailbox, fails to sign in, resets the password, orders and writes to support. */
async function shop(environment: Record<string, string>): Promise<Record<string, string>> {
  const { email, full_name, password, phoneNumber, text } = shopper;
  const mailbox = openMailbox(environment.MAILBOX_PORT!);
  const person = new Person(environment.SHOP_URL!, '198.19.3.1');
  await person.open('/signin?mode=signup');
  await person.press(/Sign Up/, { full_name, email, password, confirmPassword: password });
  const mail = await mailbox.find({ to: email, subject: /code/ });
  const code = /\b\d{6}\b/.exec(mail.text)![0];
  await person.press(/Verify/, { code });
  await person.send('/signin', { intent: 'sign-in', email, password: `${password}x` });
  await person.send('/forgot-password', { email });
  const reset = await mailbox.find({ to: email, subject: /password/i });
  const resetKey = /accessKey=([\w-]+)/.exec(reset.text)![1]!;
  await person.open(`/reset-password?accessKey=${resetKey}`);
  await person.send('/signin', { intent: 'sign-in', email, password, redirectTo: '/profile' });
  expect(person.page.text).toContain(full_name);
  await person.open('/support');
  await person.press(/Submit|Send/, { name: full_name, email, phoneNumber, text });
  await person.open(`/pay/${resetKey}`);
  await person.open(`/none?email=${encodeURIComponent(email)}`);
  return { ...shopper, resetKey };
}

/** Books a visit by card, opens its confirmation, and looks it up by an address in the query. */
async function visit(environment: Record<string, string>): Promise<Record<string, string>> {
  const email = patient.patient_email;
  const payer = await addPatient({ environment }, 1, 60_000, patient);
  await payer.pay();
  const confirmation = new URL(payer.person.page.url).pathname.split('/').at(-1)!;
  expect(payer.person.page.text).toContain(patient.patient_first_name);
  await payer.person.open(`/covid-19-testing/check-booking?email=${encodeURIComponent(email)}`);
  return { ...patient, confirmation };
}

test('the logs of both sites, the API and the stand-ins contain no personal data and no secrets', async ({
  environment,
}) => {
  const typed = { ...(await shop(environment)), ...(await visit(environment)) };
  const canaries = Object.fromEntries(
    Object.entries({ ...typed, card: '4242424242424242' }).map(([name, text]) => [name, spellingsOf(text)]),
  );
  const folder = path.join(environment.SANDBOX_DATA!, 'logs');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  // The line is written after the answer is sent.
  await expect.poll(() => read('covid-booking.log').includes('"/covid-19-testing/check-booking"')).toBe(true);
  const logs = Object.fromEntries(readdirSync(folder).map((name) => [name, read(name)]));
  expect(logs['shop.log']).toContain('"/reset-password"');
  expect(logs['shop.log']).toContain('"/pay/…"');
  expect(logs['api.log']).toContain('/users/signup');
  expect(Object.keys(logs).sort()).toEqual(['api.log', 'covid-booking.log', 'shop.log', 'stand-ins.log']);
  for (const [name, text] of Object.entries(logs)) expect(canariesIn(text, canaries), name).toEqual([]);
});
