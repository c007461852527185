import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
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
