import { drop, hand } from './hand';
import { pieces } from './pieces';
import { sampleScenes } from './sample-scenes';
import type { SceneName } from './scene-sizes';
import { circle, line, moved, paint, rect, ring, scaled, shadow, shape, stripMark, stroke } from './strokes';

const { ground, light, mid, deep, paper, kraftDeep, sample, sun, skin, skinMid, skinDeep } = paint;

const person = (x: number) => `M${x} 320c0-66 40-90 92-90s92 24 92 90z`;

/** Patient and clinician under a speech bubble with a value on its scale. */
const talk =
  rect(112, 190, 40, 60, 18, skinMid) +
  shape(person(40), deep) +
  circle(132, 160, 50, skin) +
  shape('M80 164c-6-54 24-78 58-76 36 2 54 28 46 66-14-8-24-18-30-34-18 22-44 26-74 44z', kraftDeep) +
  shape(person(262), paper) +
  shape('M328 228l26 46 26-46z', mid) +
  rect(334, 190, 40, 56, 18, skinDeep) +
  rect(334, 190, 40, 56, 18, deep, 'opacity=".3"') +
  circle(354, 158, 50, skinDeep) +
  shape('M302 150c2-40 26-60 54-60s50 22 50 62c-8-16-18-26-36-30-24 12-46 12-68 28z', deep) +
  line('M314 240v30a13 13 0 0 0 26 0v-14', deep, 5) +
  shape(
    'M150 22h176a16 16 0 0 1 16 16v36a16 16 0 0 1-16 16h-66l-22 22-4-22h-84a16 16 0 0 1-16-16V38a16 16 0 0 1 16-16z',
    paper,
  ) +
  rect(156, 48, 164, 16, 8, light, stroke(deep, 1.5)) +
  rect(200, 48, 70, 16, 8, mid, 'opacity=".55"') +
  circle(286, 56, 11, sample, stroke(paper, 4));

/** A car at a test site. */
const drive =
  shape('M0 206h480v34H0z', mid, 'opacity=".25"') +
  rect(300, 60, 150, 148, 4, paper) +
  rect(318, 96, 70, 66, 4, light, stroke(deep, 3)) +
  circle(353, 122, 15, skinDeep) +
  shape('M328 162c0-18 10-24 25-24s25 6 25 24z', mid) +
  shape('M338 120c0-12 8-18 16-18s15 6 15 18c-8-8-22-8-31 0z', deep) +
  rect(402, 96, 34, 112, 4, deep) +
  circle(409, 154, 3, sun) +
  rect(40, 40, 424, 22, 6, deep) +
  rect(62, 62, 10, 146, 0, deep) +
  rect(448, 62, 10, 146, 0, deep) +
  stripMark(64, 44, 44) +
  shape(
    'M92 176c0-14 8-20 22-22l22-30c5-7 10-10 18-10h52c9 0 14 3 19 10l20 28 22 6c12 3 17 10 17 22v18H92z',
    mid,
  ) +
  shape('M146 126h26v26h-46zM184 126h24c4 0 6 1 8 4l14 22h-46z', light) +
  [134, 244].map((x) => circle(x, 198, 20, deep) + circle(x, 198, 8, paper)).join('') +
  rect(264, 168, 18, 8, 4, sun);

const places: readonly [x: number, y: number, width: number, height: number][] = [
  [76, 36, 76, 84],
  [164, 36, 34, 84],
  [210, 36, 34, 84],
  [76, 132, 168, 32],
];

/** A tray with nothing in it, for empty lists. */
const empty =
  shadow(60, 20, 200, 160, 14) +
  rect(60, 20, 200, 160, 14, paper, stroke(deep)) +
  places
    .map(([x, y, width, height]) =>
      rect(x, y, width, height, 8, ground, stroke(mid, 2, 'stroke-dasharray="5 5"')),
    )
    .join('');

const rings = (x: number, y: number, radii: readonly number[]) =>
  radii.map((radius) => ring(x, y, radius, mid, 2)).join('');

const fallLine = (d: string, dashes: string, width: number) =>
  line(d, paper, width, `stroke-dasharray="${dashes}"`);

export const scenes: Record<SceneName, string> = {
  ...sampleScenes,
  prick:
    moved(120, 88, scaled(1.9, pieces.card(2) + circle(23, 56, 13.5, sample)), -8) +
    moved(300, 250, scaled(1.3, pieces.lancet(1)), -68) +
    moved(246, 112, hand(32), 27) +
    moved(232, 158, drop(13)),
  talk,
  drive,
  empty,
  drop: moved(32, 66, drop(30)),
  /** The hero's drop is a drawing of its own, so that it can fall. */
  hero:
    rings(236, 336, [228, 164, 100]) + moved(262, 268, hand(58), 24) + fallLine('M236 402V520', '2 12', 3),
  'hero-small':
    rings(174, 160, [148, 106, 64]) + moved(188, 116, hand(35), 71) + fallLine('M174 196V240', '1.5 9', 2.5),
};
