import { categoryColors, paper } from '@larkwell/ui/tokens';
import { drawKit, methodInWords } from '@larkwell/ui/kit-drawing';

const size = { width: 1200, height: 630 };
const house = { category: 'general-wellness', method: 'blood' };

/**
 * The picture that link previews show: the kit's drawing on its background, as a 1200 × 630 PNG. It has no text, so the
 * server needs no fonts.
 */
export async function drawSocialPicture(
  kit: { category: string; method: string } = house,
): Promise<Uint8Array<ArrayBuffer>> {
  const hues =
    categoryColors[kit.category as keyof typeof categoryColors] ?? categoryColors['general-wellness'];
  const drawing = drawKit(methodInWords(kit.method), { ...hues, paper });
  const height = 560;
  const width = (height * 320) / 220;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="${hues.tint}"/><svg x="${(size.width - width) / 2}" y="${(size.height - height) / 2}" width="${width}" height="${height}" viewBox="0 0 320 220">${drawing}</svg></svg>`;
  // Loading this takes a third of the site's start time, and few processes ever draw.
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer());
}
