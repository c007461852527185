import type { EntryContext } from '@remix-run/node';
import type { FinishedPage } from './finished-page';

const most = 100;
const kept = new Map<string, FinishedPage>();

/**
 * All that a page is made from: its address and the data of its loaders, which is JSON. React renders the same page
 * from the same data, so a page nobody's cookie went into is rendered, hashed and compressed once for each state of
 * its data. Loaders run for every request all the same: a page is never older than they say.
 *
 * @returns undefined for a page that belongs to one visitor, that failed, or that answers a form
 */
export function pageKey(request: Request, status: number, context: EntryContext): string | undefined {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  if (request.headers.has('cookie') || actionData || errors) return undefined;
  return JSON.stringify([request.url, status, loaderData]);
}

export const findRendered = (key: string | undefined): FinishedPage | undefined =>
  key === undefined ? undefined : kept.get(key);

/** Keeps a page for its key; one with a nonce is for one response only and is not kept. */
export function keepRendered(key: string | undefined, page: FinishedPage): FinishedPage {
  if (key === undefined || page.nonce !== undefined) return page;
  if (kept.size >= most) kept.delete(kept.keys().next().value!);
  kept.set(key, page);
  return page;
}
