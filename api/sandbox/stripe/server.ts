import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Account } from './account';
import { answer, type Keys, newRequestId, operationOf } from './api';
import { browserFile } from './browser/files';
import { cardChangeSchema, changeCard } from './change-card';
import type { Clock } from '../clock';
import { type Fault, type Faults, faultSchema } from './faults';
import { parseForm } from './form';
import { hostedPage } from './hosted/pages';
import type { Webhooks } from './webhooks';

export interface ServerParts {
  account: Account;
  clock: Clock;
  faults: Faults;
  keys: Keys;
  webhooks: Webhooks;
  /** Does everything due by the clock: ends sessions, books balances, renews subscriptions. */
  catchUp(): void;
}

interface Asked {
  method: string;
  path: string;
  body: string;
}

const BODY_LIMIT = 1_000_000;

/** One server for everything: the API, the hosted pages, Stripe.js and the controls under `/_sandbox`. */
export function createStripeServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    handle(parts, request, response).catch((error: unknown) => {
      console.error('stripe stand-in:', error);
      if (!response.headersSent)
        send(response, 500, { error: { type: 'api_error', message: 'The stand-in failed.' } });
    });
  });
}

async function handle(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const path = decodeURI(url.pathname);
  const method = request.method ?? 'GET';
  const asked = { method, path, body: await readBody(request) };
  await parts.clock.refresh();
  parts.catchUp();
  if (path.startsWith('/v1/')) await answerApi(parts, request, response, asked, url.search.slice(1));
  else if (path.startsWith('/_sandbox/')) knob(parts, asked, response);
  else answerBrowser(parts, asked, response);
  parts.webhooks.flush();
}

async function answerApi(
  parts: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
  { method, path, body }: Asked,
  query: string,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  if (method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    response.writeHead(204).end();
    return;
  }
  const faults = parts.faults.strike(operationOf(method, path) ?? path);
  const latency = faults.find((fault) => fault.kind === 'latency');
  if (latency) await new Promise((resolve) => setTimeout(resolve, latency.ms ?? 1000));
  const before = faults.find((fault) => ['error', 'rate-limit', 'timeout-before'].includes(fault.kind));
  if (before) return misfortune(before, response);
  const reply = answer(parts.account, parts.keys, {
    method,
    path,
    fields: parseForm([query, body].filter(Boolean).join('&')),
    authorization: request.headers.authorization,
    idempotencyKey: request.headers['idempotency-key']?.toString(),
  });
  const after = faults.find((fault) => fault.kind === 'timeout-after');
  if (after) return misfortune(after, response);
  if (reply.isReplay) response.setHeader('idempotent-replayed', 'true');
  send(response, reply.status, reply.body);
}

function misfortune(fault: Fault, response: ServerResponse): void {
  if (fault.kind === 'error') {
    return send(response, 500, { error: { type: 'api_error', message: 'An unexpected error occurred.' } });
  }
  if (fault.kind === 'rate-limit') {
    const message =
      'Too many requests hit the API too quickly. We recommend an exponential backoff of your requests.';
    return send(response, 429, { error: { type: 'invalid_request_error', code: 'rate_limit', message } });
  }
  if (fault.ms !== undefined) setTimeout(() => response.destroy(), fault.ms);
}

function answerBrowser(parts: ServerParts, { method, path, body }: Asked, response: ServerResponse): void {
  const file = browserFile(path);
  if (file) {
    for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
    response.writeHead(200).end(file.body);
    return;
  }
  const page = hostedPage(parts.account, method, path, new URLSearchParams(body));
  parts.account.store.commit();
  if (!page) return send(response, 404, { error: { type: 'invalid_request_error', message: 'Not found' } });
  response.setHeader('content-type', page.type ?? 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:",
  );
  response.setHeader('referrer-policy', 'no-referrer');
  if (page.location) response.setHeader('location', page.location);
  response.writeHead(page.status).end(page.body);
}

/**
 * `POST /_sandbox/cards/:method` with `{"decline": "lostCard"}` changes a saved card; `POST /_sandbox/faults`
 * plans a fault (JSON), `GET` lists them, `DELETE` clears; `POST /_sandbox/events/:id/send` sends one again.
 */
function knob(parts: ServerParts, { method, path, body }: Asked, response: ServerResponse): void {
  const resend = /^\/_sandbox\/events\/(\w+)\/send$/.exec(path)?.[1];
  if (resend && method === 'POST') {
    const { store } = parts.account;
    store.save({ object: 'sandbox.delivery', id: newRequestId(), event: resend, attempt: 0, dueAt: 0 });
    store.commit();
    return send(response, 202, {});
  }
  const card = /^\/_sandbox\/cards\/(\w+)$/.exec(path)?.[1];
  if (card && method === 'POST') {
    const parsed = cardChangeSchema.safeParse(readJson(body));
    if (!parsed.success) return send(response, 400, { error: parsed.error.message });
    changeCard(parts.account, card, parsed.data.decline);
    parts.account.store.commit();
    return send(response, 200, {});
  }
  if (path !== '/_sandbox/faults') return send(response, 404, {});
  if (method === 'POST') {
    const parsed = faultSchema.safeParse(readJson(body));
    if (!parsed.success) return send(response, 400, { error: parsed.error.message });
    parts.faults.add(parsed.data);
  }
  if (method === 'DELETE') parts.faults.clear();
  send(response, 200, { faults: parts.faults.list() });
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.setHeader('request-id', newRequestId());
  response.writeHead(status).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new Error('body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
