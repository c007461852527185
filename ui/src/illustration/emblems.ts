import type { EmblemName } from './emblem-names';
import { circle, line, moved, paint, rect, ring, scaled, shape, short } from './strokes';

const { light, mid, deep, sun } = paint;

const sixths = [0, 1, 2, 3, 4, 5].map((index) => (index * Math.PI) / 3);

function hexagon(x: number, y: number, radius: number, fill: string) {
  const corners = sixths.map(
    (angle) => `${short(x + radius * Math.sin(angle))} ${short(y - radius * Math.cos(angle))}`,
  );
  return shape(`M${corners.join('L')}Z`, fill);
}

const cell = (x: number, y: number, radius: number, nucleus: number, fill: string) =>
  circle(x, y, radius, fill) + circle(x, y, nucleus, deep);

const fields: readonly [x: number, y: number, fill: string][] = [
  [8, 14, sun],
  [38, 14, light],
  [68, 14, mid],
  [8, 52, mid],
  [38, 52, sun],
  [68, 52, light],
];

/** 100 by 100, drawn for a ground in the category's deep color. */
export const emblems: Record<EmblemName, string> = {
  sun:
    shape('M22 74a28 28 0 0 1 56 0z', sun) +
    line('M8 84h84', light, 6) +
    line('M50 34V18M29 40 20 27M71 40l9-13M16 56 4 50M84 56l12-6', light, 6),
  four:
    circle(32, 32, 24, mid) + circle(74, 30, 15, light) + circle(29, 76, 13, light) + circle(69, 70, 21, sun),
  wings:
    shape('M46 40C40 14 10 12 12 44c2 30 28 46 34 24z', mid) +
    shape('M54 40C60 14 90 12 88 44c-2 30-28 46-34 24z', light) +
    rect(44, 46, 12, 16, 3, sun) +
    line('M50 34V14', light, 6),
  two: ring(37, 50, 26, mid, 11) + ring(63, 50, 26, light, 11) + line('M50 27.5A26 26 0 0 1 63 50', mid, 11),
  three: ring(50, 34, 22, sun, 9) + ring(33, 64, 22, mid, 9) + ring(67, 64, 22, light, 9),
  beans:
    shape('M45 26C28 8 8 30 14 58c4 22 30 30 34 10 2-11-10-12-10-22 0-8 12-10 7-20z', mid) +
    shape('M55 26c17-18 37 4 31 32-4 22-30 30-34 10-2-11 10-12 10-22 0-8-12-10-7-20z', light),
  fields: fields.map(([x, y, fill]) => rect(x, y, 24, 32, 6, fill)).join(''),
  hex:
    hexagon(50, 50, 17, sun) +
    sixths
      .map((angle, index) =>
        hexagon(50 + 32 * Math.cos(angle), 50 + 32 * Math.sin(angle), 15, index % 2 ? mid : light),
      )
      .join(''),
  curve: moved(
    7,
    6,
    scaled(
      0.86,
      line('M4 66C14 6 32 2 44 34S68 82 97 84', light, 8) +
        circle(18, 26, 11, sun) +
        circle(45, 38, 11, mid) +
        circle(66, 70, 11, mid) +
        circle(90, 83, 11, mid),
    ),
  ),
  cells: cell(34, 32, 24, 10, mid) + cell(70, 52, 24, 10, sun) + cell(34, 76, 18, 7, light),
};
