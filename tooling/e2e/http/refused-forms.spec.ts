import { expect, test } from '../test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../systems';
import { findBelongings, signIn } from './askers';
import { bookingCensus } from './booking-census';
import { listForms } from './read-page';
import { shopCensus } from './shop-census';

/** Whether a route accepts forms, according to its file. */
function hasAction(site: string, route: string): boolean {
  const files = ['route.ts', 'route.tsx'].map((file) =>
    path.join(checkout, 'sites', site, 'app', 'routes', route, file),
  );
  return /export (async function|const) action\b/.test(readFileSync(files.find(existsSync)!, 'utf8'));
}

const typed = { note: 'Ada <Lovelace>', password: 'Teal-Kettle-7', ssn: '900-12-3456', intent: 'save' };
const type = 'application/x-www-form-urlencoded';
const bodies: [name: string, status: number, contentType: string, body: string][] = [
  ['no token', 403, type, new URLSearchParams(typed).toString()],
  ['a stale token', 403, type, new URLSearchParams({ ...typed, form_token: 'x'.repeat(43) }).toString()],
  ['a broken body', 400, 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
  ['a body that is no form', 400, 'text/plain', 'hello'],
];

/** Pages without content, or steps whose page and form redirect to an earlier step until it is done. */
const leadingBack = ['$', 'payments._index', 'payments.charge', 'tester-info'];

/** The cookie of a cart with one kit. */
async function fillCart({ SHOP_URL, API_URL }: Record<string, string>, cookie: string): Promise<string> {
  const slug = 'thyroid-check';
  const { data } = (await (await fetch(`${API_URL}/api/v1/product/detail/${slug}`)).json()) as {
    data: { id: string };
  };
  const body = { slug, productId: data.id, quantity: '1', paymentOption: 'one_time_purchase' };
  const added = await fetch(new URL('/cart/add', SHOP_URL), {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { origin: new URL(SHOP_URL!).origin, cookie },
    redirect: 'manual',
  });
  return added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
}

/** Problems of an answer that should be a page about the refused form. */
function findFaults(answer: Response, text: string, status: number, target: string, mark: string): string[] {
  const faults: string[] = [];
  if (answer.status !== status) faults.push(`status ${answer.status}`);
  if (!answer.headers.get('content-type')?.includes('text/html')) faults.push('is no page');
  if (!text.includes('<h1>We have not taken your form yet</h1>')) faults.push('has no words');
  if (!text.includes(mark)) faults.push('does not look like the site');
  if (!text.includes('Back to the form')) faults.push('has no way back');
  if (/Teal-Kettle-7|900-12-3456|<Lovelace>/.test(text)) faults.push('sends secrets or markup back');
  if (status === 403) {
    const again = listForms(text, answer.url).find(
      ({ action }) => action === target && text.includes('Send again'),
    );
    const fields = new Map(again?.fields.map(([name, value]) => [name, value]));
    if (fields.get('note') !== typed.note || fields.get('intent') !== 'save')
      faults.push('lost what was typed');
    if (!fields.get('form_token')) faults.push('has no new token');
  }
  return faults;
}

async function tryAll(site: string, targets: [target: string, cookie: string][], mark: string) {
  const wrong: string[] = [];
  for (const [target, cookie] of targets) {
    for (const [name, status, contentType, body] of bodies) {
      const answer = await fetch(new URL(target, site), {
        method: 'POST',
        body,
        headers: { 'content-type': contentType, ...(cookie && { cookie }) },
        redirect: 'manual',
      });
      const faults = findFaults(answer, await answer.text(), status, target, mark);
      if (faults.length > 0) wrong.push(`${target}, ${name}: ${faults.join(', ')}`);
    }
  }
  return wrong;
}

test('the shop: a refused form gets a page of the shop, with what was typed and a way back', async ({
  environment,
}) => {
  const shop = environment.SHOP_URL!;
  const things = await findBelongings(environment);
  const maya = await signIn(shop, 'maya');
  const olive = await signIn(shop, 'olive');
  const cart = await fillCart(environment, maya);
  const targets = Object.entries(shopCensus)
    .filter(([route]) => hasAction('shop', route) && !leadingBack.includes(route))
    .map(([, { path: pathOf, answers }]): [string, string] => {
      const [visitor, normal] = answers.split(' ');
      const cookie = visitor !== 'sign-in' ? '' : normal === 'denied' ? olive : maya;
      return [pathOf(things), pathOf(things) === '/shipping' ? `${cookie}; ${cart}` : cookie];
    });
  expect(targets.length).toBeGreaterThan(20);
  expect(await tryAll(shop, targets, '<footer')).toEqual([]);
});

test('the booking site: a refused form gets a page of the site, with what was typed and a way back', async ({
  environment,
}) => {
  const targets = Object.entries(bookingCensus)
    .filter(([route]) => hasAction('covid-booking', route))
    .map(([, { path: target }]): [string, string] => [target, '']);
  expect(targets.length).toBeGreaterThan(5);
  expect(await tryAll(environment.BOOKING_URL!, targets, 'test visits')).toEqual([]);
});

const refusal = 'We have not taken your form yet';

/** Opens a page or posts to it as a text browser does: without `Origin`. */
async function ask(site: string, target: string, cookie = '', body?: Record<string, string>) {
  const answer = await fetch(new URL(target, site), {
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    headers: { 'user-agent': 'Lynx/2.9.0', ...(cookie && { cookie }) },
    redirect: 'manual',
  });
  const text = await answer.text();
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]!);
  const form = listForms(text, answer.url).find(({ fields }) =>
    fields.some(([name]) => name === 'form_token'),
  );
  const fields = Object.fromEntries((form?.fields ?? []).map(([name, value]) => [name, value]));
  return { text, cookie: [cookie, ...set].filter(Boolean).join('; '), fields };
}

test('what was typed is accepted when sent again', async ({ environment }) => {
  const shop = environment.SHOP_URL!;
  const refused = await ask(shop, '/support', '', { email: 'ada@example.com', intent: 'none' });
  expect(refused.text).toContain(refusal);
  expect(refused.fields.email).toBe('ada@example.com');
  const taken = await ask(shop, '/support', refused.cookie, refused.fields);
  expect(taken.text).not.toContain(refusal);
});

test('a text browser sends the first form it opens with its own token only', async ({ environment }) => {
  for (const [site, target] of [
    [environment.SHOP_URL!, '/support'],
    [environment.BOOKING_URL!, '/covid-19-testing'],
  ] as const) {
    const [mine, theirs] = [await ask(site, target), await ask(site, target)];
    expect(mine.fields.form_token, target).not.toBe(theirs.fields.form_token);
    const taken = await ask(site, target, mine.cookie, { form_token: mine.fields.form_token! });
    expect(taken.text, target).not.toContain(refusal);
    const stolen = await ask(site, target, mine.cookie, { form_token: theirs.fields.form_token! });
    expect(stolen.text, target).toContain(refusal);
  }
});

test('a token from before signing in is refused afterwards', async ({ environment }) => {
  const shop = environment.SHOP_URL!;
  const before = await ask(shop, '/support');
  const cookie = `${before.cookie}; ${await signIn(shop, 'maya')}`;
  const late = await ask(shop, '/support', cookie, { form_token: before.fields.form_token! });
  expect(late.text).toContain(refusal);
  const fresh = await ask(shop, '/support', cookie);
  const taken = await ask(shop, '/support', cookie, { form_token: fresh.fields.form_token! });
  expect(taken.text).not.toContain(refusal);
});

test('a form sent to a page without forms gets a page of the site', async ({ environment }) => {
  for (const [name, target] of [
    ['SHOP_URL', '/categories'],
    ['SHOP_URL', '/no-such-page'],
    ['BOOKING_URL', '/covid-19-testing/pay/done'],
    ['BOOKING_URL', '/no-such-page'],
  ] as const) {
    const answer = await fetch(new URL(target, environment[name]), {
      method: 'POST',
      body: new URLSearchParams(typed),
    });
    const text = await answer.text();
    expect(answer.status, target).toBeLessThan(500);
    expect(text, target).toContain('<h1>');
    expect(text, target).not.toContain('Unexpected Server Error');
  }
});

test('a form sent to a download address says that nothing was saved', async ({ environment }) => {
  for (const [name, target] of [
    ['SHOP_URL', '/places/zip'],
    ['SHOP_URL', '/robots.txt'],
    ['SHOP_URL', '/home'],
    ['BOOKING_URL', '/robots.txt'],
    ['BOOKING_URL', '/.well-known/security.txt'],
  ] as const) {
    const answer = await fetch(new URL(target, environment[name]), {
      method: 'POST',
      body: new URLSearchParams(typed),
    });
    expect(answer.status, target).toBe(405);
    expect(await answer.text(), target).toContain('<h1>Nothing can be sent to this address</h1>');
  }
});
