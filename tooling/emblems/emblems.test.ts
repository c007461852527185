import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoKits } from '../../api/seed/catalog/catalog';
import { drawEmblems } from './emblems';

const file = new URL('../../api/src/mails/emblem-pictures.json', import.meta.url);
const pictures = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

it('mails carry the signs as they are drawn now', async () => {
  // After changing a sign, run `npx tsx tooling/emblems/draw.mjs`.
  expect(pictures).toEqual(await drawEmblems());
});

it('every kit has a sign of its own, in under 3 kB', () => {
  const ofKits = demoKits.map(({ category, emblem }) => pictures[`${category} ${emblem}`]);
  expect(new Set(ofKits).size).toBe(demoKits.length);
  for (const picture of ofKits) expect(picture!.length).toBeLessThan(4000);
});
