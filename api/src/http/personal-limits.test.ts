import { makeEnquiry, makeSignup } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { identifyVisitor } from '../calls';
import type { Try } from './limit-rule';
import { limitRules } from './limit-rules';

const hour = 3600;
const quarterHour = 900;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(() => app.close());

let networks = 0;
const nextNetwork = () => `203.0.113.${(networks += 1)}`;
const post = (path: string, body: object, address: string) =>
  app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-visitor-address': address,
      'x-service-key': app.deps.settings.serviceKey,
    },
  });

/** A person's use of what is counted, ten minutes ago: less than the shortest limit. */
const minutesAgo = () => app.pool.query('update rate_limits set expire = expire - 600000');

it.each<[string, string, (email: string) => object, number, 'one network' | 'many networks']>([
  [
    'password-account',
    '/users/login',
    (email) => ({ email, password: 'Wr0ng-guess' }),
    hour,
    'many networks',
  ],
  ['account-mail-person', '/users/forgotPassword', (email) => ({ email }), hour, 'many networks'],
  ['enquiry-sender', '/testReports/submitEnquiry', (email) => makeEnquiry({ email }), hour, 'many networks'],
  [
    'booking-lookup-asker',
    '/appointments/customer/bookings',
    (userEmail) => ({ userEmail }),
    quarterHour,
    'one network',
  ],
  [
    'booking-lookup-email',
    '/appointments/customer/bookings',
    (userEmail) => ({ userEmail }),
    quarterHour,
    'many networks',
  ],
  [
    'lookup-code',
    '/appointments/customer/lookup-code',
    (userEmail) => ({ userEmail }),
    quarterHour,
    'one network',
  ],
])('the limit %s reveals to no stranger when the owner used it', async (_, path, bodyOf, window, from) => {
  const owner = await addShopper(app);
  const body = bodyOf(owner.email);
  const network = nextNetwork();
  await post(path, body, network);
  await minutesAgo();
  let answer = await post(path, body, network);
  for (let n = 0; n < 40 && answer.status !== 429; n += 1)
    answer = await post(path, body, from === 'one network' ? network : nextNetwork());
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe(String(window));
});

it('a limit counted by network says how long to wait', async () => {
  const network = nextNetwork();
  const signUp = (n: number) => post('/users/signup', makeSignup({ email: `n${n}@example.com` }), network);
  await signUp(0);
  const { rows } = await app.pool.query(
    `update rate_limits set points = 30, expire = expire - 600000 where key like 'account-mail-address%' returning 1`,
  );
  expect(rows).toHaveLength(1);
  const answer = await signUp(1);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3000);
});

it('every limit that counts by a mailbox which a visitor types is personal, and no other is', async () => {
  const { deps } = app;
  const context: Try['context'] = {
    deps,
    requestId: 'test',
    visitor: identifyVisitor(new Headers(), '198.51.100.9', deps.settings),
    bearerToken: null,
    bookingProof: null,
    responseHeaders: {},
    log: deps.log,
    call: {},
  };
  const subjectFor = async (name: keyof typeof limitRules, email: string) => {
    const input = { email, userEmail: email, draftId: 'draft', couponCode: 'code', registerKitId: 'kit' };
    const made: Try = { call: 'accounts.login', access: 'everybody', input, context };
    // A limit for signed-in people has no subject here.
    return Promise.resolve(limitRules[name].whose(made)).catch(() => null);
  };
  const personal: string[] = [];
  for (const name of Object.keys(limitRules) as (keyof typeof limitRules)[]) {
    const [one, other] = [
      await subjectFor(name, 'one@example.com'),
      await subjectFor(name, 'other@example.com'),
    ];
    if (one !== other) personal.push(name);
  }
  const declared = Object.entries(limitRules).flatMap(([name, { isPersonal }]) => (isPersonal ? [name] : []));
  expect(declared.sort()).toEqual(personal.sort());
});
