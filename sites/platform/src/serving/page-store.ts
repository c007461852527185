import type { IncomingMessage, ServerResponse } from 'node:http';

interface KeptPage {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const maxPages = 500;
let store: Map<string, KeptPage & { until: number }> | undefined;

/** Starts keeping whole public pages in memory (`PAGE_CACHE=1`). */
export function openPageStore(): void {
  store = new Map();
}

/** Keeps one finished page for `seconds`, under its id from `pageId`. Does nothing if the store is not open. */
export function keepPage(id: string, page: KeptPage, seconds: number): void {
  if (!store || seconds <= 0) return;
  const [oldest] = store.keys();
  if (store.size >= maxPages && oldest !== undefined) store.delete(oldest);
  store.set(id, { ...page, until: Date.now() + seconds * 1000 });
}

/** What a kept page depends on: its address and its compression. */
export function pageId(host: string | undefined, target: string, encoding: Encoding): string {
  return `${encoding} ${host}${target}`;
}

/** The best compression that both sides support. */
export function preferredEncoding(acceptEncoding: string | string[] = ''): Encoding {
  const accepted = String(acceptEncoding);
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** @returns whether a kept page answered this request */
export function answerFromPageStore(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers, url } = request;
  if (!store || method !== 'GET' || headers.cookie !== undefined) return false;
  const id = pageId(headers.host, url!, preferredEncoding(headers['accept-encoding']));
  const page = store.get(id);
  if (!page) return false;
  if (page.until <= Date.now()) {
    store.delete(id);
    return false;
  }
  for (const [name, value] of page.headers) response.setHeader(name, value);
  const etag = page.headers.find(([name]) => name === 'etag')?.[1];
  if (etag && headers['if-none-match'] === etag) {
    response.removeHeader('content-encoding');
    response.writeHead(304).end();
  } else {
    response.setHeader('Content-Length', page.body.length);
    response.writeHead(page.status).end(page.body);
  }
  return true;
}
