import { MAX_IMAGE_PIXELS } from '@larkwell/contracts/uploads/uploads';

/** What a photo of a card is: decided by the first bytes, whatever the name or the browser says. */
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heif']);

/** More pixels than any phone takes; a small file can claim to be far larger and fill the memory. */
const pixelLimit = 120_000_000;
/** Only a JPEG is shrunk while it is decoded; a small PNG of 119 million pixels takes 11 seconds. */
const wholePixelLimit = 25_000_000;

/**
 * Decodes an image whole, turns it upright, shrinks it to 2,000 px and writes it anew as JPEG without metadata.
 * @returns null for anything that is not a picture, or is one only in part
 */
export async function cleanImage(bytes: Uint8Array): Promise<Buffer | null> {
  // Loaded with the first picture: most processes never see one, and it takes 20 MB.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', animated: false });
    const { format, width, height } = await image.metadata();
    if (!readable.has(format)) return null;
    if (format !== 'jpeg' && width * height > wholePixelLimit) return null;
    return await image
      .rotate()
      .resize(MAX_IMAGE_PIXELS, MAX_IMAGE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}
