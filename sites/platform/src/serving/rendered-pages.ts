import { createHash } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import type { RenderedPage } from './rendered-page';

const mostPages = 200;
/** Characters of HTML, about 2 MB; a page also kept compressed takes a quarter more. */
const mostCharacters = 2_000_000;
/** The part of every root loader's data that matters for keeping pages. */
export interface RootData {
  formToken: string;
  notice?: unknown;
}

interface Asked {
  request: Request;
  status: number;
  context: EntryContext;
  /** Whether the page may be shared despite a cookie: its route says so, and its root data names no one. */
  isShared: boolean;
}

/**
 * Everything a page is rendered from: its address and its loaders' data (JSON), without the form token, which is
 * inserted afterwards. The same data renders the same page, so it is rendered once per state of its data. Loaders still
 * run for every request, so a page is never outdated.
 *
 * @returns undefined for a page that belongs to one visitor, that failed, or that answers a form
 */
export function pageKey({ request, status, context, isShared }: Asked): string | undefined {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  if (actionData || errors || (request.headers.has('cookie') && !isShared)) return undefined;
  const { root, ...others } = loaderData as { root?: RootData };
  const data = JSON.stringify([request.url, status, { ...root, formToken: undefined }, others]);
  // Only the page is kept, not the data.
  return createHash('sha256').update(data).digest('base64');
}

/** The rendered pages of one build, by the key of the data they were rendered from. */
export class RenderedPages {
  readonly #kept = new Map<string, RenderedPage>();
  #characters = 0;

  find(key: string | undefined): RenderedPage | undefined {
    const page = key === undefined ? undefined : this.#kept.get(key);
    if (page) {
      this.#kept.delete(key!);
      this.#kept.set(key!, page);
    }
    return page;
  }

  /** Keeps a page while it is requested; a page with a nonce is for one response only and is not kept. */
  keep(key: string | undefined, page: RenderedPage): RenderedPage {
    if (key === undefined || page.nonce !== undefined) return page;
    // Two visitors may have requested it at once: the new page replaces the old one.
    this.#forget(key);
    this.#kept.set(key, page);
    this.#characters += page.html.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostPages && this.#characters <= mostCharacters) break;
      this.#forget(oldest);
    }
    return page;
  }

  #forget(key: string) {
    this.#characters -= this.#kept.get(key)?.html.length ?? 0;
    this.#kept.delete(key);
  }
}
