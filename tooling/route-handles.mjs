import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));

/** The sites' folders with routes. */
export function listSites() {
  const sites = path.join(checkout, 'sites');
  return readdirSync(sites)
    .map((name) => path.join(sites, name))
    .filter((site) => existsSync(path.join(site, 'app', 'routes')));
}

/** @param {string} site its folder */
export const handlesFile = (site) => path.join(site, 'app', 'route-handles.generated.ts');

/**
 * The file that lists the handle of each of a site's routes, so that the type checker finds a route that does not say
 * who may open it.
 *
 * @param {string} site its folder
 */
export function writeHandles(site) {
  const routes = path.join(site, 'app', 'routes');
  const names = readdirSync(routes)
    .filter((name) => ['route.ts', 'route.tsx'].some((file) => existsSync(path.join(routes, name, file))))
    .sort();
  return [
    '// Written by `npm run typecheck` from the folders of app/routes. Each route says in its `handle` who may open it.',
    "import type { EveryRoute } from '@larkwell/platform/serving/page-handle';",
    '',
    'export type RouteHandles = EveryRoute<{',
    ...names.map((name) => `  '${name}': typeof import('./routes/${name}/route').handle;`),
    '}>;',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const site of listSites()) {
    const file = handlesFile(site);
    const text = writeHandles(site);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
