import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listening } from '../listening';
import { startS3 } from './s3';

const dataDir = mkdtempSync(path.join(tmpdir(), 'larkwell-s3-'));
let s3: Listening;
let client: S3Client;

const clientWith = (secretAccessKey: string) =>
  new S3Client({
    endpoint: s3.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey },
  });

beforeAll(async () => {
  s3 = await startS3({ dataDir, bucket: 'larkwell' });
  client = clientWith('S3RVER');
});
afterAll(async () => {
  client.destroy();
  await s3.stop();
  rmSync(dataDir, { recursive: true });
});

async function put(Key: string, ACL?: 'public-read') {
  await client.send(
    new PutObjectCommand({ Bucket: 'larkwell', Key, Body: 'a card', ContentType: 'image/png', ACL }),
  );
  return new GetObjectCommand({ Bucket: 'larkwell', Key });
}

const addressOf = (key: string) => `${s3.url}/larkwell/${key}`;

test('what is stored comes back, even after a restart', async () => {
  const get = await put('insurance/front side+1.png');
  await s3.stop();
  s3 = await startS3({ dataDir, bucket: 'larkwell', port: Number(new URL(s3.url).port) });
  const stored = await client.send(get);
  expect(await stored.Body?.transformToString()).toBe('a card');
  expect(stored.ContentType).toBe('image/png');
});

test('a signed link opens the object for everyone until it expires', async () => {
  const get = await put('insurance/linked.png');
  expect(await (await fetch(await getSignedUrl(client, get, { expiresIn: 60 }))).text()).toBe('a card');
  const hourAgo = new Date(Date.now() - 3_600_000);
  const old = await getSignedUrl(client, get, { expiresIn: 60, signingDate: hourAgo });
  expect((await fetch(old)).status).toBe(403);
});

test('a link that was altered or signed with another key is refused', async () => {
  const get = await put('insurance/secret.png');
  const link = await getSignedUrl(client, get, { expiresIn: 60 });
  expect((await fetch(link.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).status).toBe(403);
  expect((await fetch(link.replace('secret.png', 'linked.png'))).status).toBe(403);
  const forged = await getSignedUrl(clientWith('guess'), get, { expiresIn: 60 });
  expect((await fetch(forged)).status).toBe(403);
  await expect(clientWith('guess').send(get)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});

test('a stranger can neither read nor store nor list', async () => {
  await put('insurance/private.png');
  expect((await fetch(addressOf('insurance/private.png'))).status).toBe(403);
  expect((await fetch(addressOf('insurance/mine.png'), { method: 'PUT', body: 'x' })).status).toBe(403);
  expect((await fetch(`${s3.url}/larkwell`)).status).toBe(403);
});

test('an object stored as public is open until it is stored as private again', async () => {
  await put('insurance/open.png', 'public-read');
  expect((await fetch(addressOf('insurance/open.png'))).status).toBe(200);
  await put('insurance/open.png');
  expect((await fetch(addressOf('insurance/open.png'))).status).toBe(403);
});

test('a removed object is gone', async () => {
  const get = await put('insurance/gone.png');
  await client.send(new DeleteObjectCommand({ Bucket: 'larkwell', Key: 'insurance/gone.png' }));
  await expect(client.send(get)).rejects.toMatchObject({ name: 'NoSuchKey' });
});

const listKeys = async (Prefix: string, MaxKeys?: number, ContinuationToken?: string) =>
  client.send(new ListObjectsV2Command({ Bucket: 'larkwell', Prefix, MaxKeys, ContinuationToken }));

test('a list has the keys with a prefix, in order, page by page, whatever the names are', async () => {
  const names = ['a', 'a b+c', 'ab/ü&<"\'>.png', 'b'].map((name) => `list/${name}`);
  for (const key of [...names].reverse()) await put(key);
  expect((await listKeys('list/a')).Contents?.map(({ Key }) => Key)).toEqual(names.slice(0, 3));
  const first = await listKeys('list/', 3);
  expect(first.Contents?.map(({ Key }) => Key)).toEqual(names.slice(0, 3));
  expect(first.Contents?.[0]).toMatchObject({ Size: 6, LastModified: expect.any(Date) as Date });
  const second = await listKeys('list/', 3, first.NextContinuationToken);
  expect(second.Contents?.map(({ Key }) => Key)).toEqual(['list/b']);
  expect(second.NextContinuationToken).toBeUndefined();
  expect((await listKeys('nothing/')).Contents).toBeUndefined();
});

test('an object’s head gives its size and type', async () => {
  await put('insurance/head.png');
  const head = await client.send(new HeadObjectCommand({ Bucket: 'larkwell', Key: 'insurance/head.png' }));
  expect(head).toMatchObject({ ContentLength: 6, ContentType: 'image/png' });
});

test('a body that does not match its checksum is not stored', async () => {
  const Key = 'insurance/broken.png';
  const broken = { Bucket: 'larkwell', Key, Body: 'a card', ChecksumCRC32: 'AAAAAA==' };
  await expect(client.send(new PutObjectCommand(broken))).rejects.toMatchObject({ name: 'BadDigest' });
  const get = new GetObjectCommand({ Bucket: 'larkwell', Key });
  await expect(client.send(get)).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('another bucket, and a name that leads out of the folder, contain nothing', async () => {
  const elsewhere = new GetObjectCommand({ Bucket: 'other', Key: 'a' });
  await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  const outside = new PutObjectCommand({ Bucket: 'larkwell', Key: 'a/../../../outside', Body: 'x' });
  await expect(client.send(outside)).rejects.toThrow();
  expect(existsSync(path.join(dataDir, '../outside._S3rver_object'))).toBe(false);
});

/** The status of a request line sent as it is; clients would rewrite it. */
function send(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(s3.url).port), '127.0.0.1', () => {
      socket.end(`GET ${path} HTTP/1.1\r\nHost: stand-in\r\nConnection: close\r\n\r\n`);
    });
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
    socket.once('data', (data) => resolve(data.toString().slice(9, 12))).once('error', reject);
  });
}

test.each(['//', '//?x', 'http://[', '/larkwell/%ff'])('GET %s gets 400 and ends nothing', async (line) => {
  expect(await send(line)).toBe('400');
  expect(await send('/larkwell/none.png')).toBe('403');
});
