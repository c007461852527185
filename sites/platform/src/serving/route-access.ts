import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { PageHandle } from './page-handle';
import type { Access } from '../access/access';

type Routes = ServerBuild['routes'];
type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Whether everyone is let in. */
const isForAll = (access: Access) => access === 'public' || access === 'open';

/** Who may open the addresses of a build, according to its routes. */
export class RouteAccess {
  readonly #routes: RouteObject[];
  readonly #access: Map<string, Access>;
  /** Every route of this build is open to everyone, so no address needs to be looked up. */
  readonly isForAll: boolean;

  constructor({ routes }: Pick<ServerBuild, 'routes'>) {
    this.#routes = nest(routes);
    this.#access = new Map(Object.values(routes).map(({ id, module }) => [id, accessOf(module.handle)]));
    this.isForAll = [...this.#access].every(([id, access]) => id === 'root' || isForAll(access));
  }

  /**
   * Who may open an address, by the deepest route that Remix matches: decoded, in any case, with or without a trailing
   * slash.
   *
   * @returns null if no route matches, which is a 404 page for everyone
   */
  find(pathname: string): Access | null {
    const route = matchRoutes(this.#routes, pageOf(pathname))?.at(-1)?.route;
    return route ? this.#access.get(route.id!)! : null;
  }
}

/** The page an address is about: single fetch requests the data of `/a` as `/a.data`, and of `/` as `/_root.data`. */
export function pageOf(pathname: string): string {
  return pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname;
}

/** A route that does not say is closed. */
const accessOf = (handle: unknown): Access => (handle as PageHandle | undefined)?.access ?? 'signed-in';

function nest(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index } : { id, path, caseSensitive, children: nest(routes, id) },
    );
}
