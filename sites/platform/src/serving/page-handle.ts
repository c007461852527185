import { useMatches } from '@remix-run/react';
import type { Access } from '../access/access';

/** What a route says about how its page is served. */
export interface PageHandle {
  access?: Access;
  /** React runs in the browser: the page gets `<Scripts>`. Only the steps that take a card need it. */
  hydrate?: true;
  /** The page may talk to Stripe: its script, frames, and the hosted page that a form leads to. */
  card?: true;
  /** A form of the page may lead to Stripe's hosted page; nothing of Stripe runs here. */
  leadsToStripe?: true;
  /**
   * Whatever the page shows, it names nobody: who gets the same answers from its loaders may get the same page.
   * Say it of pages that many come to with a cookie, such as the cart.
   */
  shared?: true;
  /** Name of the site's deferred behavior file that this page loads (see vite/deferred-script). */
  behaviors?: string;
}

/**
 * The handle that every route exports: `export const handle = { access: 'signed-in' } satisfies RouteHandle`. A route
 * without one does not compile (see the site's `route-handles.generated.ts`), and is closed to visitors all the same.
 */
export type RouteHandle = PageHandle & { access: Access };

/** A type error for a set of routes one of which does not say who may open it. */
export type EveryRoute<Handles extends Record<string, RouteHandle>> = Handles;

/** The handles of a page's routes as one; a deeper route wins. */
export function mergeHandles(handles: unknown[]): PageHandle {
  return Object.assign({}, ...handles.filter((handle) => typeof handle === 'object')) as PageHandle;
}

/** The merged handle of the page being rendered. */
export function usePageHandle(): PageHandle {
  return mergeHandles(useMatches().map((match) => match.handle));
}
