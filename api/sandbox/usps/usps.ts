import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Clock, type ClockAddress, distantClock, localClock } from '../clock';
import { listen, type Listening } from '../listening';
import { findParcel, type Parcel, type Scan } from './parcels';

export interface UspsOptions {
  port?: number;
  clientId?: string;
  clientSecret?: string;
  /** Dates of scans follow this clock: milliseconds since the epoch, or the API's address. */
  clock?: (() => number) | ClockAddress;
}

const TOKEN_LIFE_SECONDS = 28_799;
const DAY = 24 * 60 * 60 * 1000;
/** After the label was created. */
const DAYS_ON_THE_WAY = 5;

/** Starts a stand-in for USPS: OAuth tokens and tracking, version 3, on 127.0.0.1. */
export async function startUsps(options: UspsOptions = {}): Promise<Listening> {
  const clock = typeof options.clock === 'object' ? distantClock(options.clock) : localClock(options.clock);
  const credentials = { id: options.clientId ?? 'larkwell', secret: options.clientSecret ?? 'larkwell' };
  const tokens = new Map<string, number>();
  const server = createServer((request, response) => {
    answer(request, response, { clock, credentials, tokens }).catch((error: unknown) => {
      console.error('USPS stand-in:', error);
      refuse(response, 500, 'The stand-in failed.');
    });
  });
  return listen(server, options.port);
}

interface Office {
  clock: Clock;
  credentials: { id: string; secret: string };
  /** When each token ends, by the machine's clock. */
  tokens: Map<string, number>;
}

async function answer(request: IncomingMessage, response: ServerResponse, office: Office): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  if (request.method === 'POST' && url.pathname === '/oauth2/v3/token')
    return giveToken(request, response, office);
  const number = /^\/tracking\/v3\/tracking\/([^/]+)$/.exec(url.pathname)?.[1];
  if (request.method !== 'GET' || !number)
    return refuse(response, 404, 'The requested resource does not exist.');
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if ((office.tokens.get(token) ?? 0) < Date.now()) {
    return refuse(response, 401, 'The access token is missing, expired or unknown.');
  }
  const parcel = findParcel(number);
  if (!parcel) {
    return refuse(
      response,
      404,
      'A status update is not yet available for this package. Please check back later.',
    );
  }
  await office.clock.refresh();
  send(response, 200, tell(number, parcel, office.clock.now(), url.searchParams.get('expand') === 'DETAIL'));
}

async function giveToken(request: IncomingMessage, response: ServerResponse, office: Office): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const sent: Record<string, unknown> = isForm
    ? Object.fromEntries(new URLSearchParams(body))
    : readJson(body);
  const { id, secret } = office.credentials;
  if (sent.grant_type !== 'client_credentials' || sent.client_id !== id || sent.client_secret !== secret) {
    return send(response, 401, {
      error: 'invalid_client',
      error_description: 'Client credentials are invalid.',
    });
  }
  const token = randomBytes(32).toString('base64url');
  office.tokens.set(token, Date.now() + TOKEN_LIFE_SECONDS * 1000);
  send(response, 200, {
    access_token: token,
    token_type: 'Bearer',
    issued_at: Date.now(),
    expires_in: TOKEN_LIFE_SECONDS,
    status: 'approved',
    scope: 'tracking',
  });
}

function tell(trackingNumber: string, parcel: Parcel, now: number, hasDetail: boolean) {
  const labeledAt = startOfParcel(parcel, now);
  const events = parcel.scans.map((scan) => eventOf(scan, labeledAt, now)).reverse();
  const latest = events[0];
  // A late one is always expected tomorrow.
  const expected = Math.max(labeledAt + DAYS_ON_THE_WAY * DAY, now + DAY);
  return {
    trackingNumber,
    mailClass: 'First-Class Package',
    statusCategory: parcel.statusCategory,
    status: latest?.eventType,
    statusSummary: `${latest?.eventType}: ${latest?.eventCity}, ${latest?.eventState}`,
    ...(!parcel.isThere && { expectedDeliveryTimeStamp: new Date(expected).toISOString() }),
    ...(hasDetail && { trackingEvents: events }),
  };
}

/** Day of the label in milliseconds. If the number names none, the last scan was today. */
function startOfParcel({ labeledOn, scans }: Parcel, now: number): number {
  return labeledOn === null ? now - (scans.at(-1)?.day ?? 0) * DAY : Date.parse(labeledOn);
}

/** A scan from today that would be in the future is dated a minute ago. */
function eventOf(scan: Scan, labeledAt: number, now: number) {
  const day = new Date(labeledAt + scan.day * DAY);
  day.setUTCHours(scan.hour, 12, 0, 0);
  return {
    eventType: scan.eventType,
    eventTimestamp: new Date(Math.min(day.getTime(), now - 60_000)).toISOString(),
    eventCountry: null,
    eventCity: scan.city,
    eventState: scan.state,
    eventZIP: scan.zip,
    firm: null,
    name: null,
    authorizedAgent: 'false',
    eventCode: scan.eventCode,
  };
}

function readJson(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  send(response, status, { apiVersion: 'v3', error: { code: String(status), message, errors: [] } });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
