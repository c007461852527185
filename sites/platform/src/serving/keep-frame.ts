import type { ServerBuild } from '@remix-run/node';

type Route = ServerBuild['routes'][string];

/**
 * Shows the root's error page inside the frame, in place of the failed page. Without this, Remix replaces the whole
 * document with the root's error page and skips the root's loader after a failed post, so the frame would not know who
 * is signed in.
 */
export function keepFrame(build: ServerBuild): ServerBuild {
  const root = build.routes.root?.module;
  if (!root?.ErrorBoundary) return build;
  const routes = Object.entries(build.routes).map(([id, route]) => [id, withErrorPage(route, root)]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

function withErrorPage(route: Route, root: Route['module']): Route {
  const { module } = route;
  const isPage = route.parentId === 'root' && module.default !== undefined;
  if (!isPage || module.ErrorBoundary) return route;
  const framed = { ...module, ErrorBoundary: root.ErrorBoundary };
  const { meta } = module;
  if (!meta) return { ...route, module: framed };
  return {
    ...route,
    module: { ...framed, meta: (told) => (told.error && root.meta ? root.meta : meta)(told) },
  };
}
