import { flatRoutes } from '@remix-run/fs-routes';
import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config';

/** The same pages under another address: a route's module may have several. */
const inSpanish = (route: RouteConfigEntry): RouteConfigEntry => ({
  ...route,
  id: `es/${route.id}`,
  path: ['es', route.path].filter(Boolean).join('/'),
});

/** Files for programs, and a page that is shown at the address of another. */
const withoutLanguage = /robots|well-known|form-not-sent/;

const english = await flatRoutes({ ignoredRouteFiles: ['**/*.test.*'] });
const spanish = english.filter(({ id }) => !withoutLanguage.test(id ?? '')).map(inSpanish);

export default [...english, ...spanish] satisfies RouteConfig;
