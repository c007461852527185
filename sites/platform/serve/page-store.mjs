// The store is shared with entry.server, which is another module graph in the same process: hence the symbol.
const key = Symbol.for('larkwell.page-store');
const maxPages = 500;

/** Starts keeping whole public pages in memory (`PAGE_CACHE=1`). */
export function openPageStore() {
  globalThis[key] = new Map();
}

/**
 * Keeps one finished page for `seconds`; does nothing when the store is not open.
 *
 * @param {string} id from `pageId`
 * @param {{ status: number, headers: [string, string][], body: Buffer }} page
 */
export function keepPage(id, page, seconds) {
  const store = globalThis[key];
  if (!store || seconds <= 0) return;
  if (store.size >= maxPages) store.delete(store.keys().next().value);
  store.set(id, { ...page, until: Date.now() + seconds * 1000 });
}

/** What a kept page depends on: where it was asked for, and the compression it is in. */
export function pageId(host, target, encoding) {
  return `${encoding} ${host}${target}`;
}

/** The best compression of a request that we make. */
export function preferredEncoding(acceptEncoding = '') {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** @returns {boolean} whether a kept page answered this request */
export function answerFromPageStore(request, response) {
  const store = globalThis[key];
  if (!store || request.method !== 'GET' || request.headers.cookie !== undefined) return false;
  const id = pageId(request.headers.host, request.url, preferredEncoding(request.headers['accept-encoding']));
  const page = store.get(id);
  if (!page) return false;
  if (page.until <= Date.now()) {
    store.delete(id);
    return false;
  }
  for (const [name, value] of page.headers) response.setHeader(name, value);
  const etag = page.headers.find(([name]) => name === 'etag')?.[1];
  if (etag && request.headers['if-none-match'] === etag) {
    response.removeHeader('content-encoding');
    response.writeHead(304).end();
  } else {
    response.setHeader('Content-Length', page.body.length);
    response.writeHead(page.status).end(page.body);
  }
  return true;
}
