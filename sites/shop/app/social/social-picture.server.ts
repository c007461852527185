import { drawKitAlone, huesOf, type DrawnKit } from '@larkwell/ui/drawn-alone';

const size = { width: 1200, height: 630 };
const house: DrawnKit = {
  category: 'general-wellness',
  emblem: null,
  contents: [
    { piece: 'card', count: 2 },
    { piece: 'lancet', count: 1 },
    { piece: 'steps', count: 1 },
    { piece: 'pouch', count: 1 },
    { piece: 'mailer', count: 1 },
  ],
};

/**
 * The picture that link previews show: the kit as on its page, as a 1200 × 630 PNG. It has no text, so the server
 * needs no fonts.
 */
export async function drawSocialPicture(kit: DrawnKit = house): Promise<Uint8Array<ArrayBuffer>> {
  const height = 600;
  const width = (height * 320) / 240;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="${huesOf(kit.category).tint}"/><svg x="${(size.width - width) / 2}" y="${(size.height - height) / 2}" width="${width}" height="${height}" viewBox="0 0 320 240">${drawKitAlone(kit)}</svg></svg>`;
  // Loading this takes a third of the site's start time, and few processes ever draw.
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer());
}
