import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { cleanImage } from './clean-image';

/** A card as an iPhone photographs it, 1,200 by 756 pixels, with a place and a canary in its metadata. */
const photo = readFileSync(new URL('../../testing/card.heic', import.meta.url));
const tooManyPixels = 'This image has too many pixels. Please choose a smaller one.';
const wayOut =
  'Invalid Image. We could not read this HEIC photo. Take a JPG: a screenshot of the photo works';

let app: TestApp;
let draftId: string;
beforeAll(async () => {
  app = await startTestApp();
  draftId = (await app.api.drafts.create({ testType: 'RT-PCR' })).data.draftId;
});
afterAll(() => app.close());

const send = (bytes: Uint8Array) =>
  app.api.uploads.uploadInsuranceImage({
    draftId,
    side: 'front',
    file: new File([new Uint8Array(bytes)], 'IMG_0042.HEIC', { type: 'image/heic' }),
  });

const refusal = (sentence: string) => ({ status: 400, data: { errorData: { file: [sentence] } } });

/** The photo with another size in its header. */
function claim(width: number, height: number): Buffer {
  const bytes = Buffer.from(photo);
  for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}

test('a HEIC photo is stored as JPEG, without its metadata', async () => {
  expect(photo.includes('canary-of-the-metadata')).toBe(true);
  const { data } = await send(photo);
  const kept = Buffer.from(await (await app.app.request(new URL(data.url).pathname)).arrayBuffer());
  const { format, width, height, exif } = await sharp(kept).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 756,
    exif: undefined,
  });
  const { dominant } = await sharp(kept).stats();
  expect(dominant.r, 'the brown table under the card').toBeGreaterThan(dominant.b);
  expect(kept.includes('canary')).toBe(false);
});

test('a HEIC photo that cannot be read says what to send instead', async () => {
  const cut = photo.subarray(0, photo.length / 2);
  const head = Buffer.concat([photo.subarray(0, 24), Buffer.alloc(4000, 7)]);
  const noise = Buffer.from(photo).fill(0x5a, photo.length - 4000);
  for (const bytes of [cut, head]) await expect(send(bytes)).rejects.toMatchObject(refusal(wayOut));
  const image = await cleanImage(noise);
  expect(typeof image === 'string' ? image : (await sharp(image).metadata()).format).toMatch(
    /^(unreadable-heic|jpeg)$/,
  );
});

test('more pixels than can be decoded cheaply are refused before they are decoded', async () => {
  await expect(send(claim(5_100, 5_000))).rejects.toMatchObject(refusal(tooManyPixels));
  await expect(send(claim(60_000, 60_000))).rejects.toMatchObject(refusal(tooManyPixels));
});

test('a photo that is larger than its header says harms nobody', async () => {
  const image = await cleanImage(claim(64, 64));
  const size = typeof image === 'string' ? null : await sharp(image).metadata();
  expect(size?.width ?? 0).toBeLessThanOrEqual(2_000);
  expect((await send(photo)).data.key).toMatch(/^insurance/);
});

test('other calls and a second photo are answered while one is decoded', async () => {
  const order: string[] = [];
  const note = async (name: string, answer: Promise<unknown>) => {
    await answer;
    order.push(name);
  };
  await Promise.all([
    note('photo', send(photo)),
    note('second photo', send(photo)),
    note('place', app.api.places.suggest({ search: 'Omaha, NE' })),
  ]);
  expect(order[0]).toBe('place');
  expect(order).toHaveLength(3);
});
