import { tellFault } from '@larkwell/contracts/thrown';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node';
import type { AnswerPage } from '../serving/answer-pages';
import { compress } from '../serving/compress';
import { bytesOf } from '../serving/page-response';
import { LimitedBody } from './body-limit';
import { preferredEncoding } from '../serving/page-store';
import { refuse } from '../serving/refuse';

/** Sends a page's answer, or 413 if its action read more bytes than a form may have. */
export function answerWithPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answerPage: AnswerPage,
  adjust?: (answer: Response) => Promise<Response>,
): void {
  const { request, body } = readRequest(incoming, outgoing);
  const answer = async () => {
    const response = await answerPage(request).catch((error: unknown) => {
      if (!body?.isTooLong) throw error;
    });
    if (body?.isTooLong) refuse(outgoing, 413);
    else if (response) await send(adjust ? await adjust(response) : response, incoming, outgoing);
  };
  answer().catch((error: unknown) => fail(outgoing, error));
}

/** Remix turns errors of a page into an error page; this handles the rest. */
function fail(outgoing: ServerResponse, error: unknown): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', fault: tellFault(error) }));
  if (outgoing.headersSent) return void outgoing.destroy();
  const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
  outgoing.writeHead(500, headers).end('Unexpected Server Error');
}

function readRequest(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = 'GET', headers } = incoming;
  const init: RequestInit = { method, headers: readHeaders(headers) };
  let body: LimitedBody | undefined;
  if (method !== 'GET' && method !== 'HEAD') {
    // Rendering is fast, and telling each loader that its visitor has left costs more than finishing.
    const controller = new AbortController();
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) controller.abort();
    });
    body = new LimitedBody(incoming, () => controller.abort());
    init.signal = controller.signal;
    init.body = createReadableStreamFromReadable(body);
    init.duplex = 'half';
  }
  return { request: new Request(`http://${headers.host}${incoming.url}`, init), body };
}

function readHeaders(incoming: IncomingMessage['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  // `isForeign` has checked the origin against the site's public address, which Remix does not know behind a proxy.
  if (incoming.origin) headers.set('x-forwarded-host', new URL(incoming.origin).host);
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

/** Text that is not a page, such as suggestions and the site map; otherwise Express would compress it. */
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
