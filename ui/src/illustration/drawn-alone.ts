import { categoryColors, themes } from '../tokens';
import { categoryKey } from './category-key';
import type { EmblemName } from './emblem-names';
import { layOutKit } from './kit-layout';
import type { KitContent } from './piece-sizes';
import { drawSprite } from './sprite';

/** A kit as the catalog describes it. */
export interface DrawnKit {
  category: string;
  emblem: EmblemName | null;
  contents: readonly KitContent[];
}

/** The light colors of a category; unknown ones use the brand green. */
export function huesOf(category: string) {
  const key = categoryKey(category) as keyof typeof categoryColors;
  return categoryColors[key] ?? categoryColors['general-wellness'];
}

/**
 * A kit's picture, 320 by 240, for files that no page colors: link previews and films. Its drawings stand in it, in
 * light colors, without a ground.
 */
export function drawKitAlone({ category, emblem, contents }: DrawnKit): string {
  const sign = emblem ? `<g transform="rotate(-5 78 122) translate(26 46)">${find(`e-${emblem}`)}</g>` : '';
  const pieces = layOutKit(contents).map(
    ({ drawing, x, y }) => `<g transform="translate(${x} ${y})">${find(drawing)}</g>`,
  );
  return inColors(find('box') + sign + pieces.join(''), category);
}

/** A kit's sign on its hue with rounded corners, 138 by 138, as a whole SVG file. */
export function drawEmblemAlone(emblem: EmblemName, category: string): string {
  const ground = `<rect x="-19" y="-19" width="138" height="138" rx="30" fill="${huesOf(category).deep}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-19 -19 138 138">${ground}${inColors(find(`e-${emblem}`), category)}</svg>`;
}

const drawings = new Map(
  drawSprite()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const found = /^<g id="([^"]+)">(.*)<\/g>$/.exec(line);
      return found ? [[found[1]!, found[2]!]] : [];
    }),
);

const find = (id: string) => drawings.get(id) ?? '';

/** Replaces the paints, which are custom properties of a page. */
function inColors(drawing: string, category: string): string {
  const { tint, mid, deep } = huesOf(category);
  const paints: Record<string, string> = {
    ...themes.light,
    ...{ 'cat-tint': tint, 'cat-light': tint, 'cat-mid': mid, 'cat-deep': deep },
  };
  return drawing.replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => paints[name] ?? whole);
}
