import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { cleanImage } from './clean-image';

let app: TestApp;
let draftId: string;
beforeAll(async () => {
  app = await startTestApp();
  draftId = (await app.api.drafts.create({ testType: 'RT-PCR' })).data.draftId;
});
afterAll(() => app.close());

const tooManyPixels = 'This image has too many pixels. Choose a smaller one.';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a8' }, limitInputPixels: false });

function upload(bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set('draftId', draftId);
  form.set('side', 'front');
  form.set('file', new File([new Uint8Array(bytes)], 'card.jpg', { type: 'image/jpeg' }));
  return Promise.resolve(app.app.request('/api/v1/uploads/insurance', { method: 'POST', body: form }));
}

async function expectTooLarge(bytes: Uint8Array): Promise<void> {
  const answer = await upload(bytes);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errorData: { file: [tooManyPixels] } });
}

/**
 * Makes the header of a JPEG claim another size, so that a test needs no large picture to request its memory.
 */
function claimJpeg(bytes: Buffer, marker: number, width: number, height: number): Buffer {
  const head = bytes.indexOf(Buffer.from([0xff, marker]));
  bytes.writeUInt16BE(height, head + 5);
  bytes.writeUInt16BE(width, head + 7);
  return bytes;
}

function claimPng(bytes: Buffer, width: number, height: number): Buffer {
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function claimAvif(bytes: Buffer, width: number, height: number): Buffer {
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  return bytes;
}

describe('more pixels than can be decoded cheaply are refused in words', () => {
  const progressive = { progressive: true, chromaSubsampling: '4:4:4' };
  const claims: [string, () => Promise<Buffer>][] = [
    ['JPEG', async () => claimJpeg(await plain(64, 64).jpeg().toBuffer(), 0xc0, 12_100, 10_000)],
    [
      'progressive JPEG',
      async () => claimJpeg(await plain(64, 64).jpeg(progressive).toBuffer(), 0xc2, 5_100, 5_000),
    ],
    ['PNG', async () => claimPng(await plain(8, 8).png().toBuffer(), 5_100, 5_000)],
    ['PNG of 900 million', async () => claimPng(await plain(8, 8).png().toBuffer(), 30_000, 30_000)],
    ['interlaced PNG', async () => claimPng(await plain(8, 8).png(progressive).toBuffer(), 5_100, 5_000)],
    ['AVIF', async () => claimAvif(await plain(64, 64).avif({ effort: 0 }).toBuffer(), 4_200, 3_000)],
    ['WebP', () => plain(5_100, 5_000).webp({ effort: 0 }).toBuffer()],
    ['GIF', () => plain(5_100, 5_000).gif({ effort: 1 }).toBuffer()],
    ['TIFF', () => plain(5_100, 5_000).tiff({ compression: 'lzw' }).toBuffer()],
  ];
  test.each(claims)('%s', async (_kind, make) => expectTooLarge(await make()));
});

describe('the largest picture of an expensive kind is accepted', () => {
  const largest: [string, () => Promise<Buffer>][] = [
    ['JPEG', () => plain(12_000, 9_000).jpeg({ quality: 50 }).toBuffer()],
    [
      'progressive JPEG',
      () => plain(5_000, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['AVIF', () => plain(4_080, 3_060).avif({ effort: 0, bitdepth: 10 }).toBuffer()],
    [
      'interlaced PNG',
      () =>
        plain(5_000, 5_000).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    ],
  ];
  test.each(largest)('%s', async (_kind, make) => expect((await upload(await make())).status).toBe(201));
});

test('an AVIF that is larger than its header says is refused', async () =>
  expectTooLarge(claimAvif(await plain(2_000, 2_000).avif({ effort: 0 }).toBuffer(), 100, 100)));

test('a decoder gets no more memory than its limit, whatever a picture’s header says', async () => {
  const bytes = await plain(64, 64).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const kinds = { 'progressive jpeg': { megapixels: 1_000 } };
  expect(await cleanImage(claimJpeg(bytes, 0xc2, 10_900, 10_900), kinds)).toBe('too-large');
});

test('of many pictures at once, those that would wait too long are refused in words', async () => {
  const bytes = await plain(3_000, 2_000).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(bytes)));
  const [taken, refused] = [201, 429].map((code) => answers.filter(({ status }) => status === code));
  expect(taken!.length).toBeGreaterThanOrEqual(8);
  expect(refused!.length).toBe(20 - taken!.length);
  expect(refused!.length).toBeGreaterThan(0);
  expect(refused![0]!.headers.get('retry-after')).toBe('30');
  const busy = 'We are getting a lot of pictures right now. Send yours again in half a minute.';
  expect(await refused![0]!.json()).toMatchObject({ errorMessage: busy, errorData: { file: [busy] } });
  expect((await upload(bytes)).status, 'afterwards').toBe(201);
});
