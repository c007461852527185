import { drawEmblemAlone } from '@larkwell/ui/drawn-alone';
import sharp from 'sharp';
import { demoKits } from '../../api/seed/catalog/catalog';

/** Twice the 56 pixels at which mails show it, for dense screens. */
const side = 112;

/** The PNG of each kit's sign in its category's hue, in base64, by category and sign. */
export async function drawEmblems(): Promise<Record<string, string>> {
  const drawn = demoKits.flatMap(({ category, emblem }) =>
    emblem ? [{ name: `${category} ${emblem}`, svg: drawEmblemAlone(emblem, category) }] : [],
  );
  const entries = await Promise.all(
    drawn.map(async ({ name, svg }): Promise<[string, string]> => {
      const picture = sharp(Buffer.from(svg), { density: 200 }).resize(side, side);
      return [
        name,
        (await picture.png({ palette: true, compressionLevel: 9 }).toBuffer()).toString('base64'),
      ];
    }),
  );
  return Object.fromEntries(entries);
}
