import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { usefulLinks } from '../../messages/site';
import { paths } from '../../paths';
import { publicPages } from './public-pages';

const routes = path.resolve(import.meta.dirname, '..');

/** Whether the route is a page that everyone may open, according to its `handle`. */
function isPublicPage(name: string): boolean {
  const file = path.join(routes, name, 'route.tsx');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return source.includes('export default') && source.includes("access: 'public'");
}

it('search engines get every public page with one address', () => {
  const names = readdirSync(routes).filter((name) => !name.includes('$') && isPublicPage(name));
  const addresses = names.map((name) => `/${name.replace(/\.?_index$/, '').replaceAll('.', '/')}`);
  expect(publicPages.toSorted()).toEqual(addresses.toSorted());
});

it('the footer leads to each of them but the first page', () => {
  const linked = usefulLinks('https://booking.test').flatMap(({ links }) => links.map(({ to }) => to));
  expect(publicPages.filter((page) => page !== paths.home() && !linked.includes(page))).toEqual([]);
});

it('each of them tells search engines what it is about and its own address', () => {
  const silent = readdirSync(routes)
    .filter((name) => !name.includes('$') && isPublicPage(name))
    .filter((name) => {
      const source = readFileSync(path.join(routes, name, 'route.tsx'), 'utf8');
      return !source.includes('description:') || !source.includes('path: paths.');
    });
  expect(silent).toEqual([]);
});
