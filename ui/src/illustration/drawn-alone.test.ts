import { describe, expect, it } from 'vitest';
import { drawEmblemAlone, drawKitAlone, huesOf } from './drawn-alone';
import { emblemNames } from './emblem-names';
import { exampleKits } from './example-kits';

describe('a drawing outside a page', () => {
  it.each(exampleKits)('of $name needs no page for its colors and parts', (kit) => {
    const drawing = drawKitAlone(kit);
    expect(drawing).not.toMatch(/var\(|<use/);
    expect(drawing).toContain(huesOf(kit.category).deep);
  });

  it('tells all ten kits apart', () => {
    expect(new Set(exampleKits.map(drawKitAlone)).size).toBe(exampleKits.length);
  });

  it.each(emblemNames)('of the sign %s is a whole file', (emblem) => {
    const file = drawEmblemAlone(emblem, 'Sexual Health');
    expect(file).toMatch(/^<svg xmlns=.*<\/svg>$/);
    expect(file).not.toContain('var(');
    expect(file.length).toBeGreaterThan(200);
  });

  it('uses the brand green for a category it does not know', () => {
    expect(huesOf('Something new')).toBe(huesOf('General Wellness'));
  });
});
