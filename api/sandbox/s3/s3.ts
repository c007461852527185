import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Credentials, verify } from '../aws-signature';
import { listen, type Listening } from '../listening';
import { checksumOf, etagOf, listXml, refuse, sendFile, sendXml } from './answers';
import { ObjectFiles } from './object-files';
import { SharedObjects } from './shared-objects';

export interface S3Options extends Partial<Credentials> {
  port?: number;
  /** Where the files are stored. */
  dataDir: string;
  bucket: string;
}

interface Bucket {
  name: string;
  files: ObjectFiles;
  shared: SharedObjects;
}

const pageSize = 1000;

/**
 * Starts a stand-in for S3 with one bucket and the five calls that the product makes: put, get, head, delete, and
 * version 2 lists. Unsigned, wrongly signed and outdated requests get 403. Only an object stored with the ACL
 * `public-read` can be read by everyone.
 */
export async function startS3(options: S3Options): Promise<Listening> {
  const { accessKeyId = 'S3RVER', secretAccessKey = 'S3RVER', dataDir, bucket: name } = options;
  mkdirSync(dataDir, { recursive: true });
  const bucket = {
    name,
    files: new ObjectFiles(path.join(dataDir, name)),
    shared: new SharedObjects(path.join(dataDir, 'public-objects.txt')),
  };
  const server = createServer((request, response) => {
    const address = findAddress(request);
    if (!address) return refuse(response, 'InvalidURI');
    const { pathname } = address;
    const verdict = verify(request, { accessKeyId, secretAccessKey });
    const isShared = verdict === 'anonymous' && request.method === 'GET' && bucket.shared.has(pathname);
    if (verdict !== 'signed' && !isShared)
      return refuse(response, verdict === 'anonymous' ? 'AccessDenied' : verdict);
    answer(bucket, address, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  return listen(server, options.port);
}

async function answer(
  bucket: Bucket,
  { pathname, searchParams }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, name, ...rest] = pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  if (name !== bucket.name) return refuse(response, 'NoSuchBucket');
  if (!key) {
    const isList = request.method === 'GET' && searchParams.get('list-type') === '2';
    return isList ? sendList(bucket, searchParams, response) : refuse(response, 'NotImplemented');
  }
  switch (request.method) {
    case 'GET':
    case 'HEAD': {
      const file = await bucket.files.find(key);
      return file ? sendFile(response, file) : refuse(response, 'NoSuchKey');
    }
    case 'PUT':
      return store(bucket, { key, pathname }, request, response);
    case 'DELETE':
      await bucket.files.remove(key);
      return void response.writeHead(204).end();
    default:
      return refuse(response, 'NotImplemented');
  }
}

async function store(
  bucket: Bucket,
  { key, pathname }: { key: string; pathname: string },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { headers } = request;
  const isInParts = /aws-chunked/.test(headers['content-encoding'] ?? '');
  if (isInParts || headers['x-amz-copy-source'] !== undefined) return refuse(response, 'NotImplemented');
  const body = await buffer(request);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const isWhole =
    [sha256, 'UNSIGNED-PAYLOAD', undefined].includes(headers['x-amz-content-sha256'] as string | undefined) &&
    [checksumOf(body), undefined].includes(headers['x-amz-checksum-crc32'] as string | undefined);
  if (!isWhole) return refuse(response, 'BadDigest');
  await bucket.files.put(key, body, headers['content-type'] ?? 'application/octet-stream');
  bucket.shared.note(pathname, headers['x-amz-acl'] === 'public-read');
  response.writeHead(200, { etag: etagOf(body) }).end();
}

async function sendList({ files }: Bucket, asked: URLSearchParams, response: ServerResponse): Promise<void> {
  const after = asked.get('continuation-token') ?? asked.get('start-after') ?? '';
  const keys = (await files.list(asked.get('prefix') ?? '')).filter((key) => isAfter(key, after));
  const size = Math.min(Number(asked.get('max-keys') ?? pageSize), pageSize);
  const page = keys.slice(0, size);
  const found = await Promise.all(page.map((key) => files.find(key)));
  const entries = page.flatMap((key, index) => {
    const file = found[index];
    return file ? [{ key, lastModified: file.lastModified, size: file.body.length }] : [];
  });
  const last = page.at(-1);
  sendXml(response, 200, listXml(entries, keys.length > size && last !== undefined ? last : null));
}

const isAfter = (key: string, other: string) => Buffer.compare(Buffer.from(key), Buffer.from(other)) > 0;

/** The address a request asks for, or null for one that is not valid, such as `//` or `/%ff`. */
function findAddress({ url = '/' }: IncomingMessage): URL | null {
  try {
    const address = new URL(url, 'http://stand-in');
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return null;
  }
}
