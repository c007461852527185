import { seed, sized } from '../../../api/faults/size.env';
import { expect, test } from '../test';
import { crawl } from './crawl';
import { sendHostile } from './hostile';
import { HttpVisitor } from './visitor';

const people = ['maya@example.com', 'eli@example.com', 'olive@example.com'];
const rounds = sized(1, 60);

let visitors = 0;
const visit = (site: string) => {
  visitors += 1;
  return new HttpVisitor(site, `198.18.${visitors >> 8}.${visitors & 255}`);
};

async function signIn(site: string, email: string): Promise<HttpVisitor> {
  const visitor = visit(site);
  await visitor.get('/signin');
  const answer = await visitor.post('/signin', [
    ['email', email],
    ['password', 'Teal-Kettle-7'],
  ]);
  expect(answer.url, `${email} is signed in`).not.toContain('/signin');
  return visitor;
}

test.describe.configure({ timeout: sized(120_000, 3_600_000) });

test('the shop: no link is broken, and no typed value causes a fault', async ({ environment }) => {
  const shop = environment.SHOP_URL!;
  const guests = visit(shop);
  const seen = await crawl(guests, ['/', '/categories', '/support', '/cart', '/signin', '/sitemap.xml']);
  expect(seen.broken).toEqual([]);
  expect(seen.pages).toBeGreaterThan(30);
  for (const email of people) {
    const visitor = await signIn(shop, email);
    const theirs = await crawl(visitor, [
      '/',
      '/profile',
      '/order-details',
      '/reports',
      '/trackOrders',
      '/employees',
      '/subscription',
    ]);
    expect(theirs.broken, email).toEqual([]);
  }
  const { sent, found } = await sendHostile(guests, seen.forms, { rounds, seed });
  console.log(`the shop: ${seen.pages} pages, ${sent} hostile forms, seed ${seed}`);
  expect(found).toEqual([]);
});

test('the booking site: no link is broken, and no typed value causes a fault', async ({ environment }) => {
  const guests = visit(environment.BOOKING_URL!);
  const start = ['', '/assessment', '/covid-scheduler', '/check-booking'].map(
    (path) => `/covid-19-testing${path}`,
  );
  const seen = await crawl(guests, start);
  expect(seen.broken).toEqual([]);
  const { sent, found } = await sendHostile(guests, seen.forms, { rounds, seed });
  console.log(`the booking site: ${seen.pages} pages, ${sent} hostile forms, seed ${seed}`);
  expect(found).toEqual([]);
});
