import type { PieceName } from './piece-sizes';
import { circle, flat, line, outline, paint, rect, shadow, shape, spot, stroke, toFill } from './strokes';

const { light, mid, deep, paper, kraft, kraftDeep, sample } = paint;

const faint = 'opacity=".4"';
const printed = (d: string, width = 2) => line(d, deep, width, faint);

/** Where the circles of a card are, by how many there are. */
const circles: Record<number, readonly [x: number, y: number][]> = {
  1: [[37, 56]],
  2: [
    [23, 56],
    [51, 56],
  ],
  3: [
    [23, 46],
    [51, 46],
    [23, 74],
  ],
  4: [
    [23, 46],
    [51, 46],
    [23, 74],
    [51, 74],
  ],
};

function card(count: number) {
  const spots = circles[count] ?? [];
  const radius = count > 2 ? 11 : 12;
  const dots = count > 2 ? '' : line('M11 82h52', deep, 2, 'opacity=".35" stroke-dasharray="2 5"');
  return (
    flat(74, 94, 6) +
    line('M11 14h34M11 23h22', deep, 3, 'opacity=".5"') +
    spots.map(([x, y]) => spot(x, y, radius)).join('') +
    dots
  );
}

const strip = (fields: number) =>
  flat(22, 98, 5) +
  Array.from({ length: fields }, (_, index) =>
    rect(5, 34 + index * 10, 12, 8, 2, index % 2 ? mid : paper, stroke(sample)),
  ).join('') +
  printed('M7 12h8M7 19h8');

/** Each piece at the origin, drawn for a count. */
export const pieces: Record<PieceName, (count: number) => string> = {
  card,
  strip,
  lancet: () =>
    shadow(4, 18, 14, 48, 6) +
    rect(4, 18, 14, 48, 6, mid, outline) +
    rect(7, 0, 8, 20, 3, paper, outline) +
    line('M8 34h6M8 40h6M8 46h6', paper),
  tube: () =>
    shadow(3, 16, 18, 78, 9) +
    rect(3, 12, 18, 82, 9, paper, outline) +
    rect(0, 0, 24, 20, 5, mid, outline) +
    line('M4.5 48h15', sample, 3) +
    printed('M12 58h5M12 66h5M12 74h5'),
  swab: () =>
    shadow(4, 20, 5, 76, 2.5) +
    rect(4.5, 18, 5, 78, 2.5, paper, outline) +
    rect(1, 0, 12, 30, 6, paper, toFill) +
    line('M4.5 66h5', deep),
  cup: () =>
    shape('M8 18h50l-5 50a8 8 0 0 1-8 7H21a8 8 0 0 1-8-7z', deep, 'opacity=".16"') +
    shape('M5 14h50l-5 50a8 8 0 0 1-8 7H18a8 8 0 0 1-8-7z', paper, outline) +
    rect(0, 0, 60, 16, 5, mid, outline) +
    line('M9 40h42', sample, 3) +
    printed('M36 50h9M37 58h7'),
  pouch: () => flat(48, 50, 5, light) + line('M1 11h46M1 16h46', deep, 1.5) + line('M10 40l14-16', paper, 4),
  bag: () =>
    flat(48, 50, 5) +
    rect(1, 1, 46, 12, 4, mid) +
    line('M1 13h46', deep) +
    rect(13, 22, 22, 18, 3, light, stroke(deep, 1.5)),
  mailer: () =>
    flat(82, 50, 5, kraft) +
    line('M2 4l39 24L80 4', deep) +
    rect(60, 30, 14, 12, 2, mid) +
    line('M9 36v6M13 36v6M17 36v6M23 36v6M27 36v6', deep),
  padded: () =>
    flat(112, 50, 6, kraft) +
    rect(46, 1, 20, 48, 0, kraftDeep, 'opacity=".35"') +
    line('M9 14h24M9 22h16', deep, 3, 'opacity=".45"') +
    rect(82, 9, 20, 14, 2, paper, stroke(deep, 1.5)),
  steps: () =>
    flat(46, 62, 4) +
    line('M23 2v58', deep, 1.5, 'opacity=".3"') +
    [14, 30, 46].map((y) => circle(10, y, 3.5, mid) + printed(`M18 ${y}h18`, 3)).join(''),
};
