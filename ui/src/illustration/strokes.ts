import { themes } from '../tokens';

/**
 * The grammar of our drawings: things lie on a table and are seen from above; outlines are 2 wide, a shadow is the same
 * shape moved by 3 and 4, there are no gradients and no words. Paints that differ between themes or categories are
 * custom properties of the page, so one drawing serves all of them.
 */
const { light } = themes;

export const paint = {
  ground: 'var(--cat-tint)',
  light: 'var(--cat-light)',
  mid: 'var(--cat-mid)',
  deep: 'var(--cat-deep)',
  paper: 'var(--card-paper)',
  kraft: light['card-kraft'],
  kraftDeep: light['card-kraft-deep'],
  /** Only where the sample goes. */
  sample: 'var(--accent-sample)',
  sun: light['accent-sun'],
  skin: light['skin-1'],
  skinMid: light['skin-2'],
  skinDeep: light['skin-3'],
} as const;

/** More attributes of a shape, such as `opacity=".5"`. */
type More = string;

const join = (more: More) => (more ? ` ${more}` : '');

/** A number as short as a drawing needs it: one decimal. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

/** A stroke around a shape. */
export const stroke = (color: string, width = 2, more: More = '') =>
  `stroke="${color}" stroke-width="${width}"${join(more)}`;

export const outline = stroke(paint.deep);

export const moved = (x: number, y: number, inner: string, turn = 0) =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${turn})` : ''}">${inner}</g>`;

export const scaled = (factor: number, inner: string) => `<g transform="scale(${factor})">${inner}</g>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  round: number,
  fill: string,
  more: More = '',
) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"${join(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more: More = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${fill}"${join(more)}/>`;

export const shape = (d: string, fill: string, more: More = '') =>
  `<path d="${d}" fill="${fill}"${join(more)}/>`;

export const line = (d: string, color: string, width = 2, more: More = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${join(more)}/>`;

export const ring = (x: number, y: number, r: number, color: string, width: number) =>
  circle(x, y, r, 'none', stroke(color, width));

export const shadow = (x: number, y: number, w: number, h: number, round: number) =>
  rect(x + 3, y + 4, w, h, round, paint.deep, 'opacity=".16"');

/** A flat thing with outline and shadow, at the origin. */
export const flat = (w: number, h: number, round: number, fill: string = paint.paper) =>
  shadow(0, 0, w, h, round) + rect(0, 0, w, h, round, fill, outline);

/** A dashed stroke in coral: the sample goes here. */
export const toFill = stroke(paint.sample, 2.5, 'stroke-dasharray="4 3"');

export const spot = (x: number, y: number, r: number) => circle(x, y, r, paint.paper, toFill);

/** The strip, the brand's mark. */
export const stripMark = (x: number, y: number, width: number) =>
  moved(
    x,
    y,
    scaled(
      Math.round((width / 44) * 100) / 100,
      rect(1, 1, 42, 12, 6, paint.paper) +
        shape('M24 3h4v8h-4z', paint.sample) +
        shape('M32 3h4v8h-4z', paint.deep),
    ),
  );
