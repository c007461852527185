import { useMatches } from '@remix-run/react';
import type { Access } from '../access/access';

/** How a route's page is served. */
export interface PageHandle {
  access?: Access;
  /** React runs in the browser: the page gets `<Scripts>`. Only pages that take a card need it. */
  hydrate?: true;
  /** The page may talk to Stripe: its script, frames, and the hosted page that a form leads to. */
  card?: true;
  /** A form of the page may lead to Stripe's hosted page; no Stripe script runs here. */
  leadsToStripe?: true;
  /**
   * The page never names a person: visitors with the same loader data may get the same page. For pages that many
   * visitors open with a cookie, such as the cart.
   */
  shared?: true;
  /** The header has only the name and this: nothing leads away from paying. */
  bareHeader?: 'Secure checkout' | 'Secure payment';
  /** Address of the site's deferred behavior file that this page loads (see vite/deferred-script). */
  behaviors?: string;
}

/**
 * The handle that every route exports: `export const handle = { access: 'signed-in' } satisfies RouteHandle`. A route
 * without one does not compile (see the site's `route-handles.generated.ts`), and is closed to visitors anyway.
 */
export type RouteHandle = PageHandle & { access: Access };

/** A type error if one of a set of routes does not say who may open it. */
export type EveryRoute<Handles extends Record<string, RouteHandle>> = Handles;

/** The merged handles of a page's routes; a deeper route wins. */
export function mergeHandles(handles: unknown[]): PageHandle {
  return Object.assign({}, ...handles.filter((handle) => typeof handle === 'object')) as PageHandle;
}

/** The merged handle of the page being rendered. */
export function usePageHandle(): PageHandle {
  return mergeHandles(useMatches().map((match) => match.handle));
}
