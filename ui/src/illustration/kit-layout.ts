import { drawingOf, pieceSizes, type KitContent, type PieceName } from './piece-sizes';

/** What goes back to the lab lies in the lower row of the tray; everything else in the upper one. */
const goesBack = new Set<PieceName>(['pouch', 'bag', 'mailer', 'padded']);

const widest = 146;
const middle = 215;
const gap = 10;
const rowCenters = { upper: 97, lower: 174 };

/** A drawing of the sprite and where it lies in a picture of 320 by 240. */
interface PlacedPiece {
  drawing: string;
  x: number;
  y: number;
}

const widthOf = (row: readonly KitContent[]) =>
  row.reduce((sum, { piece }) => sum + pieceSizes[piece][0], 0) + (row.length - 1) * gap;

/** A row around the middle of the tray, with a share of the free width between its pieces. */
function placeRow(row: readonly KitContent[], center: number): PlacedPiece[] {
  const free = widest - widthOf(row);
  const space = gap + Math.min(12, free / (row.length + 1));
  let x = middle - (widthOf(row) + (row.length - 1) * (space - gap)) / 2;
  return row.map((one) => {
    const [width, height] = pieceSizes[one.piece];
    const placed = { drawing: drawingOf(one), x: Math.round(x), y: center - height / 2 };
    x += width + space;
    return placed;
  });
}

/** Where each piece of a kit lies. If the upper row is too wide, the printed steps give way first. */
export function layOutKit(contents: readonly KitContent[]): PlacedPiece[] {
  const single = contents.flatMap((one) =>
    one.piece === 'card' || one.piece === 'strip' ? [one] : Array.from({ length: one.count }, () => one),
  );
  const lower = single.filter(({ piece }) => goesBack.has(piece));
  const used = single.filter(({ piece }) => !goesBack.has(piece));
  const upper = widthOf(used) > widest ? used.filter(({ piece }) => piece !== 'steps') : used;
  return [...placeRow(upper, rowCenters.upper), ...placeRow(lower, rowCenters.lower)];
}
