import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import type { StoredFile } from './object-files';

const refusals = {
  AccessDenied: [403, 'Access Denied'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided.',
  ],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  BadDigest: [400, 'The checksum you specified did not match what we received.'],
  NotImplemented: [501, 'A header or query you provided implies functionality that is not implemented.'],
} as const;

export type Refusal = keyof typeof refusals;

export function refuse(response: ServerResponse, code: Refusal): void {
  const [status, message] = refusals[code];
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

export function sendXml(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
}

export function sendFile(response: ServerResponse, { body, contentType, lastModified }: StoredFile): void {
  response
    .writeHead(200, {
      'content-type': contentType,
      'content-length': body.length,
      'last-modified': lastModified.toUTCString(),
      etag: etagOf(body),
      'x-amz-checksum-crc32': checksumOf(body),
    })
    .end(body);
}

export const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

/** In the form of `x-amz-checksum-crc32`. */
export function checksumOf(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

/** A page of a list, in the form of a `ListObjectsV2` answer. */
export function listXml(
  page: { key: string; lastModified: Date; size: number }[],
  next: string | null,
): string {
  const contents = page.map(
    ({ key, lastModified, size }) =>
      `<Contents><Key>${escape(key)}</Key><LastModified>${lastModified.toISOString()}</LastModified><Size>${size}</Size></Contents>`,
  );
  const more = next === null ? '' : `<NextContinuationToken>${escape(next)}</NextContinuationToken>`;
  return `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${next !== null}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}

const escape = (text: string) => text.replaceAll(/[^\w ./+-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
