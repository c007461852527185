import { argv, exit, stdin, stdout } from 'node:process';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A program that `clean-image.ts` starts for one picture, which may be hostile: it gets no secrets, and its
 * memory goes with it. Reads the picture from standard input and writes it upright and shrunk, as JPEG
 * without metadata. It takes two arguments: `pictureKinds` as JSON, and the most pixels of width and height
 * to keep.
 *
 * Exits with 0, 2 for an incomplete picture, 3 for one that would take too much memory, or 4 for a photo in
 * HEIC that cannot be read.
 */
const unreadable = 2;
const tooLarge = 3;
const unreadableHeic = 4;

const [kinds = '{}', size = ''] = argv.slice(2);
const bytes = await buffer(stdin);

sharp.cache(false);
sharp.concurrency(1);
// The decoders for everything else, such as SVG and PDF, are never reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});

/** @param {import('sharp').Metadata} metadata */
function kindOf({ format, compression, isProgressive }) {
  if (format === 'heif') return compression === 'hevc' ? 'heic' : 'avif';
  if (isProgressive && format === 'jpeg') return 'progressive jpeg';
  return isProgressive && format === 'png' ? 'interlaced png' : format;
}

/** Whether the first bytes name one of the brands of photos in HEVC, as iPhones take them. */
const isHeic = /^....ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(bytes.toString('latin1', 0, 12));

/**
 * Decodes what sharp cannot: it comes without HEVC. The decoder is WebAssembly, turns the picture upright
 * itself, and is loaded for such a photo only.
 *
 * @param {number} most pixels; the decoder reads the size again
 */
async function decodeHeic(most) {
  // It tells its errors there, and ours is for the picture alone.
  console.log = console.error;
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) exit(unreadableHeic);
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > most) exit(tooLarge);
  const data = new Uint8ClampedArray(4 * width * height);
  /** @type {boolean} */
  const isDecoded = await new Promise((done) =>
    image.display({ data, width, height }, (shown) => done(shown !== null)),
  );
  if (!isDecoded) exit(unreadableHeic);
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}

try {
  // The pixel limit is ours, by kind.
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error', animated: false });
  const metadata = await image.metadata();
  const name = kindOf(metadata);
  const kind = JSON.parse(kinds)[name];
  if (!kind) exit(unreadable);
  if (metadata.width * metadata.height > kind.megapixels * 1e6) exit(tooLarge);
  const upright = name === 'heic' ? await decodeHeic(kind.megapixels * 1e6) : image.rotate();
  const clean = await upright
    .resize(Number(size), Number(size), { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
  stdout.end(clean);
} catch (error) {
  if (/memory|\bOOM\b/i.test(String(error))) exit(tooLarge);
  exit(isHeic ? unreadableHeic : unreadable);
}
