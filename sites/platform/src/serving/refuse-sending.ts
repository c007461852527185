import { currentLanguage } from '@larkwell/contracts/language/language';
import type { ServerBuild } from '@remix-run/node';
import { refusalPage } from './refuse';

/**
 * Answers a form sent to a route that only serves files or data with a 405 page. Remix has no page for those and would
 * send a line of text about a fault.
 */
export function refuseSending(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { module } = route;
    const isReadOnly = module.default === undefined && module.loader && !module.action;
    return [id, isReadOnly ? { ...route, module: { ...module, action: refuse } } : route];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

const refuse = () =>
  new Response(refusalPage(405, currentLanguage()), {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
