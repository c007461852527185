import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@larkwell/tooling/e2e';
import sharp from 'sharp';
import { screens } from './screens.env';

const mostBytes = 40_000;
/** Pixels; longer pages are cut, since only the look matters. */
const longest = 2600;

/** Saves a small picture of the open page, or of the visible part, as `<name>-<width>.webp`. */
export async function keepScreen(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  const { width } = page.viewportSize()!;
  // Lazy images out of view would be blank.
  await page.locator('img[loading=lazy]').evaluateAll((pictures) => {
    for (const picture of pictures) picture.setAttribute('loading', 'eager');
  });
  const shot = await page.screenshot({ fullPage, animations: 'disabled' });
  const { height = 0 } = await sharp(shot).metadata();
  const cut = sharp(shot).extract({ left: 0, top: 0, width, height: Math.min(height, longest) });
  const small = width > 800 ? sharp(await cut.toBuffer()).resize({ width: 800 }) : cut;
  const pixels = await small.toBuffer();
  let quality = 80;
  let picture = await sharp(pixels).webp({ quality }).toBuffer();
  while (picture.length > mostBytes && quality > 20) {
    quality -= 10;
    picture = await sharp(pixels).webp({ quality }).toBuffer();
  }
  mkdirSync(screens.folder, { recursive: true });
  await sharp(picture).toFile(path.join(screens.folder, `${name}-${width}.webp`));
}
