import { expect, test } from '../test';
import { findBelongings } from './askers';
import { bookingCensus } from './booking-census';
import { shopCensus } from './shop-census';

/** Pages that caches may keep and search engines may list; everything else is private, even without a cookie. */
const publicRoutes = [
  '[.]well-known.security[.]txt',
  '_index',
  'categories.$id',
  'categories._index',
  'page.$slug',
  'places.zip',
  'robots[.]txt',
  'sitemap[.]xml',
  'social.$name[.]png',
  'speculation-rules[.]json',
  'support._index',
  'support.help._index',
  'support.help.category.$name',
  'covid-19-testing._index',
  'covid-19-testing.accessibility',
  'covid-19-testing.assessment',
  'covid-19-testing.check-booking._index',
  'covid-19-testing.privacy',
];
const redirects = ['home', 'covid-19-testing.$', 'covid-19-testing._index'];

const sites = [
  {
    name: 'SHOP_URL',
    pages: async (environment: Record<string, string>) => {
      const things = await findBelongings(environment);
      return Object.entries(shopCensus).map(([route, row]) => [route, row.path(things)] as const);
    },
  },
  {
    name: 'BOOKING_URL',
    pages: async () => Object.entries(bookingCensus).map(([route, { path }]) => [route, path] as const),
  },
];

for (const { name, pages } of sites) {
  test(`${name}: only public pages may be cached or listed, even without a cookie`, async ({
    environment,
  }) => {
    const wrong: string[] = [];
    for (const [route, path] of await pages(environment)) {
      const plain = await fetch(new URL(path, environment[name]), { redirect: 'manual' });
      const keeping = plain.headers.get('cache-control') ?? '';
      const isRedirect = plain.status >= 300 && plain.status < 400;
      const mayBeKept = publicRoutes.includes(route) && !isRedirect;
      if (mayBeKept ? !keeping.startsWith('public, ') : keeping !== 'private, no-store')
        wrong.push(`${path}: ${keeping}`);
      const isListed = plain.headers.get('x-robots-tag') === null;
      const mayBeListed =
        publicRoutes.includes(route) || redirects.includes(route) || (isRedirect && path === '/');
      if (isListed !== mayBeListed) wrong.push(`${path}: X-Robots-Tag ${plain.headers.get('x-robots-tag')}`);

      const [pathname, query] = path.split('?');
      const data = await fetch(
        new URL(
          `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`,
          environment[name],
        ),
        { redirect: 'manual' },
      );
      if (data.headers.get('cache-control') !== 'private, no-store')
        wrong.push(`${path}.data: ${data.headers.get('cache-control')}`);
      if (!/cookie/i.test(data.headers.get('vary') ?? ''))
        wrong.push(`${path}.data: Vary ${data.headers.get('vary')}`);
    }
    expect(wrong).toEqual([]);
  });
}

test('the booking site tells search engines what to skip', async ({ environment }) => {
  const answer = await fetch(new URL('/robots.txt', environment.BOOKING_URL));
  expect(answer.status).toBe(200);
  const text = await answer.text();
  for (const path of ['covid-scheduler', 'my-bookings', 'pay/'])
    expect(text).toContain(`Disallow: /covid-19-testing/${path}`);
});
