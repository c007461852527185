import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { PageHandle } from './page-handle';
import type { Access } from '../access/access';

type Routes = ServerBuild['routes'];
type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Whether nobody is turned away. */
const isForAll = (access: Access) => access === 'public' || access === 'open';

/** Who may open the addresses of a build, as its own routes say. */
export class RouteAccess {
  readonly #routes: RouteObject[];
  readonly #access: Map<string, Access>;
  /** Nobody is turned away from any route of this build, so that no address needs to be looked up. */
  readonly isForAll: boolean;

  constructor({ routes }: Pick<ServerBuild, 'routes'>) {
    this.#routes = nest(routes);
    this.#access = new Map(Object.values(routes).map(({ id, module }) => [id, accessOf(module.handle)]));
    this.isForAll = [...this.#access].every(([id, access]) => id === 'root' || isForAll(access));
  }

  /**
   * Who may open an address, by the deepest of the routes that Remix matches it with: decoded, in any case, with or
   * without a slash at the end.
   *
   * @returns null where no route matches, which is a 404 page for everybody
   */
  find(pathname: string): Access | null {
    const route = matchRoutes(this.#routes, pageOf(pathname))?.at(-1)?.route;
    return route ? this.#access.get(route.id!)! : null;
  }
}

/** The page that an address is about: single fetch asks for the data of `/a` as `/a.data`, and of `/` as `/_root.data`. */
export function pageOf(pathname: string): string {
  return pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname;
}

/** What a route does not say is closed. */
const accessOf = (handle: unknown): Access => (handle as PageHandle | undefined)?.access ?? 'signed-in';

function nest(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index } : { id, path, caseSensitive, children: nest(routes, id) },
    );
}
