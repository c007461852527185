import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** `anonymous` has no signature at all; the others say why a signature is invalid. */
export type Verdict =
  'signed' | 'anonymous' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'AccessDenied';

interface Claim {
  scope: string[];
  accessKeyId: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payloadHash: string;
  /** Seconds; for a signed link only. */
  lifetime?: number;
}

const SKEW_SECONDS = 15 * 60;

/** Checks AWS Signature Version 4, in the header or in a signed link, against the machine's clock. */
export function verify(request: IncomingMessage, { accessKeyId, secretAccessKey }: Credentials): Verdict {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const claim = claimOfLink(url) ?? claimOfHeader(request);
  if (claim === 'none') return 'anonymous';
  if (claim === null) return 'AccessDenied';
  if (claim.accessKeyId !== accessKeyId) return 'InvalidAccessKeyId';
  const age = (Date.now() - instantOf(claim.date)) / 1000;
  const isTimely =
    claim.lifetime === undefined
      ? Math.abs(age) <= SKEW_SECONDS
      : age <= claim.lifetime && age >= -SKEW_SECONDS;
  if (!isTimely) return 'AccessDenied';
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...claim.signedHeaders.map((name) => `${name}:${headerOf(request, name)}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', claim.date, claim.scope.join('/'), sha256(canonical)].join('\n');
  const key = claim.scope.reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  const expected = hmac(key, toSign);
  const given = Buffer.from(claim.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? 'signed'
    : 'SignatureDoesNotMatch';
}

function claimOfLink(url: URL): Claim | null | undefined {
  const query = url.searchParams;
  if (!query.has('X-Amz-Signature')) return undefined;
  const [accessKeyId, ...scope] = (query.get('X-Amz-Credential') ?? '').split('/');
  const lifetime = Number(query.get('X-Amz-Expires'));
  if (!accessKeyId || scope.length !== 4 || !(lifetime > 0 && lifetime <= 604_800)) return null;
  return {
    accessKeyId,
    scope,
    lifetime,
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function claimOfHeader({ headers }: IncomingMessage): Claim | null | 'none' {
  if (!headers.authorization) return 'none';
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.authorization,
  );
  const [accessKeyId, ...scope] = parts?.[1]?.split('/') ?? [];
  if (!parts || !accessKeyId || scope.length !== 4) return null;
  return {
    accessKeyId,
    scope,
    signedHeaders: parts[2]?.split(';') ?? [],
    signature: parts[3] ?? '',
    date: String(headers['x-amz-date'] ?? ''),
    payloadHash: String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'),
  };
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/ +/g, ' ');
}

/** `20261121T120000Z` in milliseconds; NaN for anything else, which no comparison passes. */
function instantOf(date: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
