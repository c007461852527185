import { line, moved, paint, shape, short } from './strokes';

const { skin, skinMid, skinDeep, sample } = paint;

/** A finger seen from its print, its tip at the origin, pointing down. */
const finger = (w: number, length: number, fill: string) =>
  shape(
    `M${-w} ${-length}L${short(-w * 0.94)} ${-w}C${short(-w * 0.94)} ${short(-w * 0.3)} ${short(-w * 0.5)} 0 0 0` +
      `S${short(w * 0.94)} ${short(-w * 0.3)} ${short(w * 0.94)} ${-w}L${w} ${-length}Z`,
    fill,
  );

const print = (w: number) =>
  line(
    [0.62, 0.42, 0.22]
      .map((part) => {
        const rise = short(-w * part * 1.5);
        const across = short(2 * w * part);
        return `M${short(-w * part)} ${short(-w * 0.62)}c0 ${rise} ${across} ${rise} ${across} 0`;
      })
      .join(''),
    skinDeep,
    w / 16,
  );

const crease = (w: number, from: number, up: number, bend: number) =>
  `M${short(-w * from)} ${short(-w * up)}q${short(w * from)} ${short(w * bend)} ${short(w * from * 2)} 0`;

/** One fingertip with print and two creases, two more behind it; `w` is half a finger's width. */
export const hand = (w: number) =>
  moved(w * 3.15, -w * 2.75, finger(w * 0.8, w * 9, skinDeep), 3) +
  moved(w * 1.68, -w * 1.85, finger(w * 0.92, w * 9, skinMid), 2) +
  finger(w, w * 9, skin) +
  print(w) +
  line(crease(w, 0.7, 2.35, 0.16) + crease(w, 0.6, 2.55, 0.14), skinDeep, w / 16);

/** A drop of blood around the origin, its tip up. */
export const drop = (r: number) =>
  shape(
    `M0 ${short(-r * 2.1)}C${short(r * 0.5)} ${short(-r * 1.25)} ${r} ${short(-r * 0.75)} ${r} 0` +
      `A${r} ${r} 0 1 1 ${-r} 0C${-r} ${short(-r * 0.75)} ${short(-r * 0.5)} ${short(-r * 1.25)} 0 ${short(-r * 2.1)}Z`,
    sample,
  ) +
  line(
    `M${short(-r * 0.52)} ${short(r * 0.05)}A${short(r * 0.54)} ${short(r * 0.54)} 0 0 0 ${short(-r * 0.05)} ${short(r * 0.54)}`,
    paint.paper,
    r / 6,
    'opacity=".7"',
  );
