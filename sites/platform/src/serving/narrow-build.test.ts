import { readdirSync } from 'node:fs';
import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { narrowBuild } from './narrow-build';

type Routes = ServerBuild['routes'];
type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Routes by path, each in the root or in the one named by `inside`. */
function buildOf(paths: (string | undefined)[], inside: Record<string, string> = {}): ServerBuild {
  const listed = paths.map((path) => {
    const id = path ?? 'index';
    return [id, { id, path, index: path === undefined, parentId: inside[id] ?? 'root', module: {} }];
  });
  const routes = { root: { id: 'root', path: '', module: {} }, ...Object.fromEntries(listed) } as Routes;
  return { routes, assets: { routes } } as unknown as ServerBuild;
}

function nest(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(
      ({ id, path, index }) =>
        ({ id, path, ...(index ? { index } : { children: nest(routes, id) }) }) as RouteObject,
    );
}

const matched = ({ routes }: ServerBuild, address: string) =>
  matchRoutes(nest(routes), address)?.map(({ route, params }) => [route.id, params]);

const sites = readdirSync(new URL('../../../', import.meta.url)).filter((name) => name !== 'platform');

/** The paths of a site's routes, from their folder names. */
const pathsOf = (site: string) =>
  readdirSync(new URL(`../../../${site}/app/routes`, import.meta.url)).map((folder) =>
    folder === '_index'
      ? undefined
      : folder
          .replace(/\._index$/, '')
          .replaceAll('_.', '.')
          .replace(/\[\.(\w*)\]/g, '\0$1')
          .replaceAll('.', '/')
          .replaceAll('\0', '.')
          .replace(/\$$/, '*')
          .replaceAll('$', ':'),
  );

describe.each(sites)('the routes of %s', (site) => {
  const paths = [...new Set(pathsOf(site))];
  const whole = buildOf(paths);
  const narrow = narrowBuild(whole);
  const filled = paths.map((path = '') => `/${path.replace(/:[\w]+/g, 'x1').replace('*', 'any/thing')}`);
  const addresses = filled.flatMap((one) => [
    one,
    `${one}/`,
    `${one}/more`,
    one.toUpperCase(),
    `${one}.data`,
    `/x${one}`,
  ]);

  it.each(addresses)('%s leads to the same route', (address) => {
    expect(matched(narrow(address), address)).toEqual(matched(whole, address));
  });

  it('are only a handful for any page', () => {
    const counts = filled.map((address) => Object.keys(narrow(address).routes).length);
    expect(Math.max(...counts)).toBeLessThan(10);
  });
});

it.each([
  ['/a/b/c', ['a/b/d', 'a/:x/c', '*']],
  ['/a/b', ['a/:x', 'a/b', ':x/b']],
  ['/a/c', ['a/b?/c', 'a/:x']],
  ['/a', [':x', 'b', '*']],
  ['/%61/b', ['a/b', 'a/:x', '*']],
])('%s matches the best of %o', (address, paths) => {
  const whole = buildOf(paths);
  expect(matched(narrowBuild(whole)(address), address)).toEqual(matched(whole, address));
});

it("keeps a route's parents", () => {
  const whole = buildOf(['account', 'orders', 'other'], { orders: 'account' });
  expect(matched(narrowBuild(whole)('/account/orders'), '/account/orders')?.map(([id]) => id)).toEqual([
    'root',
    'account',
    'orders',
  ]);
});
