import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorage } from '../services';
import { withFullLog } from '../../testing/full-log';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let draftId: string;
beforeAll(async () => {
  app = await startTestApp();
  draftId = await newDraft();
});
afterAll(() => app.close());

const newDraft = async () => (await app.api.drafts.create({ testType: 'RT-PCR' })).data.draftId;

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#2a8' } });

const send = (bytes: Uint8Array, { name = 'card.jpg', type = 'image/jpeg', draft = draftId } = {}) =>
  app.api.uploads.uploadInsuranceImage({
    draftId: draft,
    side: 'front',
    file: new File([new Uint8Array(bytes)], name, { type }),
  });

/** Opens a link of ours, as a browser or the booking site does. */
const open = async (url: string) => app.app.request(new URL(url).pathname);
const read = async (url: string) => Buffer.from(await (await open(url)).arrayBuffer());
const keys = async () => {
  const all: string[] = [];
  for await (const { key } of app.deps.storage.list('insurance/')) all.push(key);
  return all;
};

describe('an insurance card', () => {
  test('is stored upright, at most 2,000 px, as JPEG without metadata', async () => {
    const sent = await picture(3000, 1500)
      .withExif({ IFD0: { Copyright: 'canary-of-the-metadata' }, IFD3: { GPSLatitude: '41/1 15/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await send(sent);
    expect(data.key).toMatch(/^insurance\/[\w-]{32}\.jpg\.sealed$/);
    const kept = await read(data.url);
    const { format, width, height, exif, orientation } = await sharp(kept).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 1000,
      height: 2000,
      exif: undefined,
      orientation: undefined,
    });
    expect(kept.toString('latin1')).not.toContain('canary');
  });

  test('that is also a web page is stored as a picture alone', async () => {
    const page = '<script>alert(document.domain)</script>';
    const both = Buffer.concat([
      await picture()
        .jpeg()
        .withExif({ IFD0: { Copyright: page } })
        .toBuffer(),
      Buffer.from(page),
    ]);
    const { data } = await send(both, { name: 'card.html', type: 'text/html' });
    const answer = await open(data.url);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toContain('<script');
  });

  test('has a link that stops working when its minutes are over', async () => {
    await app.moveClock({ at: new Date(), frozen: true });
    const { data } = await send(await picture().png().toBuffer());
    expect((await open(data.url)).status).toBe(200);
    await app.moveClock({ advanceSeconds: 299 });
    expect((await open(data.url)).status).toBe(200);
    await app.moveClock({ advanceSeconds: 1 });
    expect((await open(data.url)).status).toBe(404);
    await app.moveClock('real');
  });

  test('opens only after the access is recorded', async () => {
    const { data } = await send(await picture().png().toBuffer());
    expect((await open(data.url)).status).toBe(200);
    const { rows } = await app.pool.query(
      'select action, subject from audit_entries order by id desc limit 1',
    );
    expect(rows).toEqual([{ action: 'insurance-card-read', subject: data.key }]);
  });

  test('is not shown while the access cannot be recorded', async () => {
    const { data } = await send(await picture().png().toBuffer());
    await withFullLog(app.pool, 'insurance-card-read', async () => {
      const answer = await open(data.url);
      expect(answer.status).toBe(500);
      expect(answer.headers.get('content-type')).toContain('application/json');
    });
    expect((await open(data.url)).status).toBe(200);
  });

  test('opens by no altered or invented link', async () => {
    const { data } = await send(await picture().png().toBuffer());
    const [named, signature] = new URL(data.url).pathname.split('/').at(-1)!.split('.');
    const later = Buffer.from(`9999999999 ${data.key}`).toString('base64url');
    for (const token of [`${later}.${signature}`, `${named}.`, `${named}`, `${signature}.${named}`])
      expect((await app.request(`/files/${token}`)).status).toBe(404);
  });

  test('is sealed in the bucket, and the bucket gives it to nobody', async () => {
    const { data } = await send(await picture().png().toBuffer());
    const kept = await app.deps.storage.find(data.key);
    expect(kept!.contentType).toBe('application/octet-stream');
    expect(Buffer.from(kept!.body).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(
      await sharp(kept!.body)
        .metadata()
        .catch(() => 'no picture'),
    ).toBe('no picture');
    const { endpoint, name } = app.bucket;
    expect((await fetch(`${endpoint}/${name}/${data.key}`)).status).toBe(403);
  });

  test('cannot be opened under another name', async () => {
    const [one, two] = [await newDraft(), await newDraft()];
    const first = await send(await picture().png().toBuffer(), { draft: one });
    const second = await send(await picture().png().toBuffer(), { draft: two });
    const stored = await app.deps.storage.find(first.data.key);
    await app.deps.storage.put(second.data.key, stored!.body, 'application/octet-stream');
    expect((await open(second.data.url)).status, 'refused in words').toBe(503);
    expect((await open(first.data.url)).status).toBe(200);
  });

  test('whose key was destroyed is gone, in words', async () => {
    const draft = await newDraft();
    const { data } = await send(await picture().png().toBuffer(), { draft });
    await app.pool.query(
      `update person_keys set wrapped = null, destroyed_at = app_now()
       where id = (select d.key_id from drafts d join insurance_images i on i.draft_id = d.id where i.key = $1)`,
      [data.key],
    );
    const answer = await open(data.url);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errorMessage: 'This file is no longer available.' });
    expect((await app.api.drafts.get({ draftId: draft })).data.visitInfo).toEqual({});
  });

  test('replaces the one before, whose object is deleted', async () => {
    const draft = await newDraft();
    const first = await send(await picture().png().toBuffer(), { draft });
    const second = await send(await picture().webp().toBuffer(), { draft });
    expect((await open(first.data.url)).status).toBe(404);
    expect(await keys()).not.toContain(first.data.key);
    expect((await app.api.drafts.get({ draftId: draft })).data.images.front?.key).toBe(second.data.key);
  });

  test('is removed by its key, by its own draft only', async () => {
    const { data } = await send(await picture().png().toBuffer());
    const other = await newDraft();
    await expect(
      app.api.uploads.removeInsuranceImage({ draftId: other, key: data.key }),
    ).rejects.toMatchObject({ status: 404 });
    await app.api.uploads.removeInsuranceImage({ draftId, key: data.key });
    expect(await keys()).not.toContain(data.key);
    expect((await app.api.drafts.get({ draftId })).data.images.front).toBeNull();
  });
});

describe('that is not a picture is refused with "Invalid Image"', () => {
  const half = picture(400, 400).jpeg().toBuffer();
  const corpus: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['text called an image', () => Buffer.from('this is no picture')],
    ['HTML called a PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a truncated JPEG', async () => (await half).subarray(0, 700)],
    ['a PNG head without a body', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ];
  test.each(corpus)('%s', async (_name, bytes) => {
    await expect(send(await bytes(), { name: 'card.png', type: 'image/png' })).rejects.toMatchObject({
      status: 400,
      data: { errorMessage: 'Invalid Image', errorData: { file: ['Invalid Image'] } },
    });
  });

  test('an empty file, and one over 10 MB', async () => {
    await expect(send(new Uint8Array())).rejects.toMatchObject({
      status: 400,
      data: { errorData: { file: ['This file is empty. Choose another picture'] } },
    });
    const tooLarge = '10.1 MB is too large. Send at most 10 MB';
    await expect(send(new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
      status: 400,
      data: { errorData: { file: [tooLarge] } },
    });
    await expect(send(new Uint8Array(12 * 1024 * 1024))).rejects.toMatchObject({ status: 413 });
  });
});

test('images of an expired draft are deleted within a day', async () => {
  const draft = await newDraft();
  const { data } = await send(await picture().png().toBuffer(), { draft });
  await app.moveClock({ advanceSeconds: 24 * 3600 + 1 });
  await app.sweep('retention');
  expect(await keys()).not.toContain(data.key);
  await expect(app.api.drafts.get({ draftId: draft })).rejects.toMatchObject({ status: 404 });
});

describe('with UPLOADS_ACL=public-read', () => {
  test('a picture is stored unsealed at its plain address; a result never is', async () => {
    const { endpoint, name: bucket, accessKeyId, secretAccessKey } = app.bucket;
    const before = app.deps.storage;
    app.deps.storage = createStorage({
      ...{ endpoint, bucket, accessKeyId, secretAccessKey },
      region: 'us-east-1',
      acl: 'public-read',
    });
    const { data } = await send(await picture().png().toBuffer(), { draft: await newDraft() });
    expect(data.url).toBe(`${endpoint}/${bucket}/${data.key}`);
    expect((await fetch(data.url)).headers.get('content-type')).toBe('image/jpeg');
    for (const key of ['reports/one.pdf', 'reports/two.pdf.sealed', 'insurance/three.jpg.sealed']) {
      await app.deps.storage.put(key, Buffer.from('result'), 'application/pdf');
      expect(app.deps.storage.publicAddress(key)).toBeNull();
      expect((await fetch(`${endpoint}/${bucket}/${key}`)).status).toBe(403);
    }
    app.deps.storage = before;
  });
});
