import { createHash } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import type { RenderedPage } from './rendered-page';

const mostPages = 200;
/** Of HTML, about 2 MB; a page sent compressed to many holds a quarter more. */
const mostCharacters = 2_000_000;
/** What every root loader of ours answers, as far as keeping pages goes. */
export interface RootData {
  formToken: string;
  notice?: unknown;
}

interface Asked {
  request: Request;
  status: number;
  context: EntryContext;
  /** Whether the page may be for many although a cookie came: its route says so, and its root's data names nobody. */
  isShared: boolean;
}

/**
 * All that a page is made from: its address and the data of its loaders, which is JSON, without the form token, which
 * is put in afterwards. React renders the same page from the same data, so it is rendered once for each state of its
 * data. Loaders run for every request all the same: a page is never older than they say.
 *
 * @returns undefined for a page that belongs to one visitor, that failed, or that answers a form
 */
export function pageKey({ request, status, context, isShared }: Asked): string | undefined {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  if (actionData || errors || (request.headers.has('cookie') && !isShared)) return undefined;
  const { root, ...others } = loaderData as { root?: RootData };
  const data = JSON.stringify([request.url, status, { ...root, formToken: undefined }, others]);
  // The data itself is not kept, only what was made from it.
  return createHash('sha256').update(data).digest('base64');
}

/** The rendered pages of one build, by the key of what each was made from. */
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

  /** Keeps a page while it is asked for; one with a nonce is for one response only and is not kept. */
  keep(key: string | undefined, page: RenderedPage): RenderedPage {
    if (key === undefined || page.nonce !== undefined) return page;
    // Two visitors may have asked for it at once: the new page replaces the old one.
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
