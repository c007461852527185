import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  writeReadableStreamToWritable,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import { isPrepared, offerPages } from '../../serve/pages.mjs';
import { preferredEncoding } from '../../serve/page-store.mjs';
import { readRefusedForm } from '../forms/refused-form';
import { compress } from './compress';
import { narrowBuild } from './narrow-build';
import type { Access } from './page-handle';
import { bytesOf, sendsBytes } from './page-response';
import { RouteAccess } from './route-access';

/** Answers in the place of a page that this visitor may not open; undefined lets them in. */
export type Guard = (request: Request, access: Access) => Promise<Response | undefined>;

/** For a site where nobody signs in: what is not for everybody is for nobody. */
const turnAway: Guard = async () => new Response(null, { status: 404 });

/** Every site has a page there for forms that were refused before they were read; see `FormNotSent`. */
const formNotSent = '/form-not-sent';

/** The part of a build that an address leads to. */
interface Part {
  handle: RequestHandler;
  access: RouteAccess;
}

/**
 * Offers this build's pages to the preload, which hands it every request that is not for a file. Nothing of a page runs
 * before its guard has let the visitor in; `remix-serve` alone knows no guard, so without the preload nothing starts.
 *
 * @param findBuild asked at the first request: the build imports its entry, so it is not complete before
 */
export function answerPages(findBuild: () => ServerBuild, guard = turnAway): void {
  if (import.meta.env.PROD && !isPrepared()) {
    throw new Error(
      'The guards of the pages stand in the preload: start with NODE_OPTIONS="--import ./serve.mjs".',
    );
  }
  const parts = new Map<ServerBuild, Part>();
  let narrow: ((pathname: string) => ServerBuild) | undefined;
  function findPart(pathname: string): Part {
    narrow ??= narrowBuild(findBuild());
    const build = narrow(pathname);
    let part = parts.get(build);
    if (!part) {
      part = { handle: createRequestHandler(build), access: new RouteAccess(build) };
      parts.set(build, part);
    }
    return part;
  }
  offerPages(async (incoming, outgoing) => {
    const request = readRequest(incoming, outgoing);
    sendsBytes(request);
    const { pathname } = new URL(request.url);
    const { handle, access } = findPart(pathname);
    let found: Access | null | undefined;
    const findAccess = () => (found === undefined ? (found = access.find(pathname)) : found);
    const closed = access.isForAll ? null : findAccess();
    const refused =
      closed && closed !== 'public' && closed !== 'open' ? await guard(request, closed) : undefined;
    const answer = refused ?? (await handle(request, { access: findAccess }));
    const refusedForm = await readRefusedForm(answer);
    const response = refusedForm
      ? await findPart(formNotSent).handle(readingOf(request, formNotSent), { refusedForm })
      : answer;
    // A rendered page says itself who may keep it.
    const keeping = bytesOf(response)
      ? {}
      : keepingOf(response, pathname.endsWith('.data') ? null : findAccess());
    await send(response, keeping, incoming, outgoing);
  });
}

/** Another page, asked for by the same visitor in the place of the answer to what they sent. */
function readingOf({ url, headers }: Request, path: string): Request {
  const reading = new Request(new URL(path, url), { headers });
  for (const name of ['content-type', 'content-length', 'transfer-encoding', 'if-none-match'])
    reading.headers.delete(name);
  sendsBytes(reading);
  return reading;
}

/** Who may keep an answer that is no page, such as the data of one, a redirect or a file that a route makes. */
function keepingOf({ headers }: Response, access: Access | null): Record<string, string> {
  const isPublic = access === 'public';
  if (isPublic && headers.has('Cache-Control')) return {};
  const vary = headers.get('Vary');
  return {
    'Cache-Control': 'private, no-store',
    Vary: !vary ? 'Cookie' : /\bcookie\b/i.test(vary) ? vary : `${vary}, Cookie`,
    ...(isPublic ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
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
  // The preload has held the origin against the site's public address, which Remix does not know behind a proxy.
  if (incoming.origin) headers.set('x-forwarded-host', new URL(incoming.origin).host);
  return headers;
}

async function send(
  response: Response,
  keeping: Record<string, string>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  for (const [name, value] of Object.entries(keeping)) outgoing.setHeader(name, value);
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
