import { circle, line, moved, outline, paint, rect, shadow, shape, stripMark, stroke } from './strokes';

const { light, mid, deep, paper, kraft, kraftDeep, sample, sun } = paint;

const leaf = (x: number, y: number, turn: number, fill: string) =>
  moved(x, y, shape('M0 0C-22-18-20-52 0-74 20-52 22-18 0 0Z', fill), turn);

/** A plain box in front of a door. */
const arrives =
  rect(150, 24, 176, 258, 8, paper) +
  rect(164, 38, 148, 244, 4, deep) +
  rect(184, 60, 46, 76, 5, mid, 'opacity=".55"') +
  rect(246, 60, 46, 76, 5, mid, 'opacity=".55"') +
  rect(184, 156, 108, 100, 5, mid, 'opacity=".3"') +
  circle(298, 164, 6, sun) +
  shape('M0 282h480v38H0z', mid, 'opacity=".22"') +
  rect(104, 278, 268, 12, 4, paper) +
  rect(196, 272, 166, 9, 4.5, kraftDeep) +
  leaf(84, 226, -38, mid) +
  leaf(96, 226, 30, mid) +
  leaf(90, 230, -6, deep) +
  shape('M64 226h52l-7 52a6 6 0 0 1-6 5H77a6 6 0 0 1-6-5z', kraftDeep) +
  shape('M232 206l18-20h118l-14 20z', kraft) +
  shape('M354 206l14-20v66l-14 22z', kraftDeep) +
  rect(232, 206, 122, 68, 3, kraft) +
  rect(284, 206, 18, 68, 0, kraftDeep, 'opacity=".4"') +
  shape('M284 206l12-20h16l-10 20z', kraftDeep, 'opacity=".4"') +
  stripMark(244, 250, 34);

/** The mailer on its way into a mailbox, flag up. */
const mail =
  shape('M0 262c90-30 180-34 260-18s160 10 220-8v84H0z', mid, 'opacity=".25"') +
  shape(
    'M40 74h70a18 18 0 0 0-34-12 22 22 0 0 0-36 12zM356 52h78a20 20 0 0 0-38-12 22 22 0 0 0-40 12z',
    paper,
  ) +
  rect(252, 206, 26, 114, 2, kraftDeep) +
  shape('M150 208v-58a52 52 0 0 1 52-52h146a52 52 0 0 1 52 52v58z', deep) +
  shape('M150 208v-58a52 52 0 0 1 104 0v58z', mid) +
  shape('M164 208v-56a38 38 0 0 1 76 0v56z', deep) +
  moved(
    86,
    148,
    shadow(0, 0, 124, 74, 5) +
      rect(0, 0, 124, 74, 5, kraft, outline) +
      line('M2 4l60 36 60-36', deep) +
      rect(14, 50, 20, 14, 2, paper) +
      line('M78 54v10M83 54v10M88 54v10M96 54v10M101 54v10', deep, 3),
    -5,
  ) +
  shape('M240 152v56h14v-58a52 52 0 0 0-14-35z', mid) +
  rect(330, 66, 8, 96, 3, sample) +
  shape('M334 66h46v26h-46z', sample) +
  circle(334, 162, 7, paper);

/** Where the usual range begins, how wide it is and where the value lies, as parts of a scale. */
const values: readonly [y: number, from: number, width: number, value: number, isOutside: boolean][] = [
  [136, 0.3, 0.45, 0.52, false],
  [190, 0.2, 0.5, 0.84, true],
  [244, 0.35, 0.4, 0.5, false],
];

/** A report with three values on a table. */
const report =
  shadow(136, 26, 208, 274, 12) +
  rect(136, 26, 208, 274, 12, paper) +
  stripMark(158, 48, 44) +
  line('M158 82h92', deep, 7) +
  line('M158 100h150', deep, 4, 'opacity=".35"') +
  values
    .map(
      ([y, from, width, value, isOutside]) =>
        line(`M158 ${y}h44`, deep, 5, 'opacity=".7"') +
        rect(158, y + 14, 164, 14, 7, light, stroke(deep, 1.5)) +
        rect(158 + Math.round(164 * from), y + 14, Math.round(164 * width), 14, 7, mid, 'opacity=".55"') +
        circle(158 + 164 * value, y + 21, 10, isOutside ? sample : deep, stroke(paper, 4)),
    )
    .join('') +
  circle(74, 96, 44, deep, 'opacity=".14"') +
  line('M30 70a16 16 0 1 0 14 30', paper, 9) +
  circle(70, 90, 44, paper) +
  circle(70, 90, 34, kraftDeep) +
  moved(
    394,
    70,
    rect(0, 0, 14, 150, 7, deep) + shape('M0 150l7 24 7-24z', paper) + rect(0, 18, 14, 26, 0, sun),
    14,
  );

/** What happens with a kit and its sample; each 480 by 320. */
export const sampleScenes = { arrives, mail, report };
