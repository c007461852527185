import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';

const kept = fileURLToPath(new URL('../baselines/', import.meta.url));

/** Where a run has its pictures as PNG, which is what Playwright compares and writes. Playwright empties it before each run. */
export const unpacked = fileURLToPath(new URL('../../test-results/stories/', import.meta.url));

const fileOf = (name: string) => path.join(kept, `${name}.webp`);
const pngOf = (name: string) => path.join(unpacked, `${name}.png`);

/** The names of all pictures in `baselines`: story and theme. */
export const listPictures = () =>
  readdirSync(kept).flatMap((file) => (file.endsWith('.webp') ? [path.basename(file, '.webp')] : []));

/** Puts a kept picture where Playwright looks for it; a new one is not there yet. */
export async function unpackPicture(name: string): Promise<void> {
  if (existsSync(fileOf(name))) await sharp(fileOf(name)).png({ compressionLevel: 1 }).toFile(pngOf(name));
}

/** Playwright calls it after a run: keeps new and accepted pictures as WebP, which takes half of what PNG does. */
export default async function keepPictures({ updateSnapshots }: FullConfig): Promise<void> {
  const isAccepting = updateSnapshots === 'all' || updateSnapshots === 'changed';
  if (!existsSync(unpacked)) return;
  for (const file of readdirSync(unpacked).filter((entry) => entry.endsWith('.png'))) {
    const name = path.basename(file, '.png');
    if (!existsSync(fileOf(name)) || (isAccepting && (await isDifferent(name)))) await pack(name);
  }
}

const pack = (name: string) => sharp(pngOf(name)).webp({ lossless: true, effort: 6 }).toFile(fileOf(name));

async function isDifferent(name: string): Promise<boolean> {
  const [before, now] = await Promise.all([fileOf(name), pngOf(name)].map(pointsOf));
  return !before!.equals(now!);
}

const pointsOf = (file: string) => sharp(file).ensureAlpha().raw().toBuffer();
