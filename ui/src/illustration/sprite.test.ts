import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { emblemNames } from './emblem-names';
import { layOutKit } from './kit-layout';
import { drawingOf, drawnCounts, pieceSizes, type PieceName } from './piece-sizes';
import { sceneSizes } from './scene-sizes';
import { themes } from '../tokens';
import { drawSprite } from './sprite';

const sprite = drawSprite();
const ids = [...sprite.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id!);

describe('the sprite', () => {
  it('is the file that pages reference', async () => {
    // After changing a drawing, run `npx vitest run ui/src/illustration -u` to write the file.
    await expect(sprite).toMatchFileSnapshot('larkwell.svg');
  });

  it('is 8 kB at most, compressed', () => {
    expect(brotliCompressSync(sprite).length).toBeLessThanOrEqual(8_000);
  });

  it('draws each piece, emblem and scene once', () => {
    const names = Object.keys(pieceSizes) as PieceName[];
    const pieces = names.flatMap((piece) =>
      (drawnCounts[piece] ?? [1]).map((count) => drawingOf({ piece, count })),
    );
    const emblems = emblemNames.map((name) => `e-${name}`);
    const scenes = Object.keys(sceneSizes).map((name) => `s-${name}`);
    expect([...ids].sort()).toEqual(['box', ...pieces, ...emblems, ...scenes].sort());
  });

  it('has no words and no gradients', () => {
    expect(sprite).not.toMatch(/<text|gradient/i);
  });

  it('has only colors that are the same in every theme', () => {
    const { light, ...others } = themes;
    for (const [color] of sprite.matchAll(/#[\da-f]{6}/g)) {
      const [name] = Object.entries(light).find(([, value]) => value === color) ?? [];
      expect(Object.values(others).map((theme) => theme[name as keyof typeof theme])).toEqual(
        Object.values(others).map(() => color),
      );
    }
  });
});

describe('a kit’s tray', () => {
  it('has what you use above what goes back, around the same middle', () => {
    const placed = layOutKit([
      { piece: 'card', count: 2 },
      { piece: 'lancet', count: 1 },
      { piece: 'pouch', count: 1 },
      { piece: 'mailer', count: 1 },
    ]);
    expect(placed.map(({ drawing }) => drawing)).toEqual(['card2', 'lancet', 'pouch', 'mailer']);
    expect(placed.map(({ y }) => y)).toEqual([50, 64, 149, 149]);
  });

  it('leaves out the printed steps first if it is too narrow', () => {
    const placed = layOutKit([
      { piece: 'tube', count: 4 },
      { piece: 'steps', count: 1 },
      { piece: 'mailer', count: 1 },
    ]);
    expect(placed.map(({ drawing }) => drawing)).toEqual(['tube', 'tube', 'tube', 'tube', 'mailer']);
  });

  it('draws the largest number of circles it knows', () => {
    expect(drawingOf({ piece: 'card', count: 9 })).toBe('card4');
    expect(drawingOf({ piece: 'strip', count: 2 })).toBe('strip6');
  });
});
