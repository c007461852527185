import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  writeReadableStreamToWritable,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import { offerPages } from '../../serve/pages.mjs';
import { preferredEncoding } from '../../serve/page-store.mjs';
import { compress } from './compress';
import { narrowBuild } from './narrow-build';
import { bytesOf, sendsBytes } from './page-response';

/**
 * Offers this build's pages to the preload, which hands it every request that is not for a file. Without the preload,
 * `remix-serve` answers with the same pages through Express, at several times the cost.
 *
 * @param findBuild asked at the first request: the build imports its entry, so it is not complete before
 */
export function answerPages(findBuild: () => ServerBuild): void {
  const handlers = new Map<ServerBuild, RequestHandler>();
  let narrow: ((pathname: string) => ServerBuild) | undefined;
  function handlerFor(pathname: string): RequestHandler {
    narrow ??= narrowBuild(findBuild());
    const build = narrow(pathname);
    let handler = handlers.get(build);
    if (!handler) {
      handler = createRequestHandler(build);
      handlers.set(build, handler);
    }
    return handler;
  }
  offerPages(async (incoming, outgoing) => {
    const request = readRequest(incoming, outgoing);
    sendsBytes(request);
    await send(await handlerFor(incoming.url!.split('?', 1)[0]!)(request), incoming, outgoing);
  });
}

function readRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', headers } = incoming;
  const init: RequestInit = { method, headers: readHeaders(headers) };
  if (method !== 'GET' && method !== 'HEAD') {
    // A page is soon made, and telling each of its loaders that its visitor has gone costs more than making it.
    const controller = new AbortController();
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) controller.abort();
    });
    init.signal = controller.signal;
    init.body = createReadableStreamFromReadable(incoming);
    init.duplex = 'half';
  }
  return new Request(`http://${headers.host}${incoming.url}`, init);
}

function readHeaders(incoming: IncomingMessage['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  const bytes = bytesOf(response) ?? (await compressText(response, incoming, outgoing));
  outgoing.writeHead(response.status);
  if (bytes) outgoing.end(bytes);
  else if (response.body) await writeReadableStreamToWritable(response.body, outgoing);
  else outgoing.end();
}

/** What is no page but text all the same, such as suggestions and the site map: Express would compress it on its way. */
async function compressText(response: Response, incoming: IncomingMessage, outgoing: ServerResponse) {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !/^text\/|json|xml/.test(type) || response.headers.has('content-encoding'))
    return undefined;
  const plain = Buffer.from(await response.arrayBuffer());
  const { encoding, bytes } = compress(plain, preferredEncoding(incoming.headers['accept-encoding']));
  outgoing.appendHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') outgoing.setHeader('Content-Encoding', encoding);
  outgoing.setHeader('Content-Length', bytes.length);
  return bytes;
}
