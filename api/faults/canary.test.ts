import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { makeKitRegistration, makeReportValues, makeSignup } from '@larkwell/contracts/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shipOrder } from '../src/orders';
import { attachReport } from '../src/reports';
import { dumpRows } from '../testing/dump';
import { addKit, startShop, type Shop } from '../testing/shop';
import { home, once } from '../testing/shopper';

/** Found nowhere else: wherever one of these turns up, it leaked there. */
const canary = {
  email: 'canary.shopper@example.com',
  fullName: 'Canarina Shopperson',
  password: 'Canary#Pw1',
  address: '77 Canaryshop Lane',
  firstName: 'Canarytester',
  lastName: 'Birdperson',
  testerAddress: '88 Canarytest Road',
  testerPhone: '(402) 555-0177',
  card: '4242424242424242',
};

let shop: Shop;
/** Mailed to the buyer; no one else may learn which box belongs to whom. */
const kitIds: string[] = [];
/** What grants access: sessions, mailed codes and keys, the secret of a payment. */
const keys: string[] = [];
beforeAll(async () => {
  shop = await startShop();
  await walk();
});
afterAll(() => shop.close());

/** Sign-up, a forgotten password, a card order, a kit and its report. */
async function walk() {
  const { email, fullName: full_name, password } = canary;
  const kit = await addKit(shop);
  const claimToken = 'claim-token-of-the-browser-that-asks';
  await shop.api.accounts.signup(
    makeSignup({ email, full_name, password, confirmPassword: password, claimToken }),
  );
  const code = await mailed(/\b(\d{6})\b/);
  await shop.api.accounts.verifyCode({ email, code, claimToken });
  await shop.api.accounts.forgotPassword({ email });
  keys.push(code, await mailed(/accessKey=([\w-]+)/));
  const { data: session } = await shop.api.accounts.login({ email, password });
  keys.push(session.token);
  const { id } = session.user;
  const api = shop.as({ token: session.token });
  const { data: order } = await api.cart.createOrder({
    ...home,
    id,
    email,
    full_name,
    address: canary.address,
    cartItems: [once(kit)],
  });
  const { data: intent } = await api.payments.createPaymentIntent({ orderId: order.orderId });
  keys.push(intent.clientSecret);
  await shop.deps.stripe.paymentIntents.confirm(intent.clientSecret.split('_secret_')[0]!, {
    payment_method: 'pm_card_visa',
    return_url: 'http://x.test',
  });
  await api.payments.checkout({ orderId: order.orderId });
  const actor = 'operator:test';
  const trackingNumber = '9400100000000000000003';
  const [kitCode] = await shipOrder(shop.deps, { order: order.orderId, trackingNumber, actor });
  kitIds.push(kitCode!, formatKitId(kitCode!));
  await api.kits.register({
    ...makeKitRegistration(),
    registerKitId: kitCode!,
    emailId: email,
    firstName: canary.firstName,
    lastName: canary.lastName,
    addressLine1: canary.testerAddress,
    phoneNumber: canary.testerPhone,
  });
  await attachReport(shop.deps, { kitId: kitCode!, findings: makeReportValues(), actor });
  await api.reports.list({ email });
  await shop.request(`/users/matchToken?token=${session.token}&email=${email}&id=${id}`);
  await shop.request(`/testReports/${email}`);
  await shop.request('/users/login', {
    method: 'POST',
    body: `{"email":"${email}","password":"${password}"`,
  });
}

async function mailed(pattern: RegExp): Promise<string> {
  await shop.runJobs();
  return pattern.exec(shop.mailbox.to(canary.email).at(-1)!.text)![1]!;
}

const foundIn = (text: string, secrets: string[]) => secrets.filter((secret) => text.includes(secret));

test('the log contains nothing that identifies the person or grants access', () => {
  const log = shop.logLines.join('\n');
  expect(log).toContain('/stripe/create-payment-intent');
  expect(foundIn(log, [...Object.values(canary), ...keys, ...kitIds])).toEqual([]);
});

test('nor does the log of PostgreSQL, whose errors are about rows', async () => {
  const { email, fullName } = canary;
  const insert = 'insert into users (id, full_name, email, password_hash) values ($1, $2, $3, $4)';
  await expect(shop.pool.query(insert, ['canary', fullName, email, 'none'])).rejects.toMatchObject({
    constraint: 'users_email',
  });
  const broken = 'insert into orders (id, email, full_name) values ($1, $2, $3)';
  await expect(shop.pool.query(broken, ['canary', email, fullName])).rejects.toMatchObject({ code: '23502' });
  const client = new pg.Client({ connectionString: inject('databaseAdminUrl') });
  await client.connect();
  const { rows } = await client.query<{ log: string }>(`select pg_read_file('server.log') as log`);
  await client.end();
  const log = rows[0]!.log;
  expect(log).toContain('violates unique constraint "users_email"');
  expect(log).toContain('violates not-null constraint');
  expect(foundIn(log, [...Object.values(canary), ...keys.filter((key) => key.length > 6)])).toEqual([]);
});

test('the database contains a tester’s answers and the kit id only sealed, no password, no card and no key', async () => {
  const { email: _email, fullName: _name, address: _address, ...hidden } = canary;
  const dump = await dumpRows(shop);
  // The shipping address must be readable; this shows that the dump is real.
  expect(dump).toContain(canary.address);
  // A six-digit code can occur in a random id by chance.
  const long = keys.filter((key) => key.length > 6);
  expect(foundIn(dump, [...Object.values(hidden), ...long, ...kitIds])).toEqual([]);
});

test('mails contain neither the password, the card, nor a tester’s answers', async () => {
  await shop.runJobs();
  const mails = JSON.stringify(shop.mailbox.mails);
  expect(mails).toContain('Your order');
  const { password, card, testerAddress, testerPhone, lastName } = canary;
  expect(foundIn(mails, [password, card, testerAddress, testerPhone, lastName])).toEqual([]);
});
