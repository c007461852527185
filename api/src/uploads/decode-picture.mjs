import { argv, exit, stdin, stdout } from 'node:process';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A program that `clean-image.ts` starts for one picture, which may be hostile: it gets no secrets, and its
 * memory goes with it. Reads the picture from standard input and writes it upright and shrunk, as JPEG
 * without metadata. It takes two arguments: `pictureKinds` as JSON, and the most pixels of width and height
 * to keep.
 *
 * Exits with 0, 2 for an incomplete picture, or 3 for one that would take too much memory.
 */
const unreadable = 2;
const tooLarge = 3;

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
function kindOf({ format, isProgressive }) {
  if (format === 'heif') return 'avif';
  if (isProgressive && format === 'jpeg') return 'progressive jpeg';
  return isProgressive && format === 'png' ? 'interlaced png' : format;
}

try {
  // The pixel limit is ours, by kind.
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error', animated: false });
  const metadata = await image.metadata();
  const kind = JSON.parse(kinds)[kindOf(metadata)];
  if (!kind) exit(unreadable);
  if (metadata.width * metadata.height > kind.megapixels * 1e6) exit(tooLarge);
  const clean = await image
    .rotate()
    .resize(Number(size), Number(size), { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
  stdout.end(clean);
} catch (error) {
  exit(/memory/i.test(String(error)) ? tooLarge : unreadable);
}
