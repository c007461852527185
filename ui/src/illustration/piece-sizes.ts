/** What can be in a kit, with its width and height in a kit's picture. */
export const pieceSizes = {
  card: [74, 94],
  lancet: [22, 66],
  tube: [24, 94],
  swab: [14, 96],
  cup: [60, 72],
  strip: [22, 98],
  pouch: [48, 50],
  bag: [48, 50],
  mailer: [82, 50],
  padded: [112, 50],
  steps: [46, 62],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PieceName = keyof typeof pieceSizes;

/** A piece and how many. */
export interface KitContent {
  /** What it is. */
  piece: PieceName;
  /** Circles of a card, fields of a strip, otherwise how many of it lie in the box. */
  count: number;
}

/** Drawings of a card by its circles and of a strip by its fields. */
export const drawnCounts: Partial<Record<PieceName, readonly number[]>> = { card: [1, 2, 3, 4], strip: [6] };

/** The name of a piece's drawing in the sprite. A count that is not drawn uses the largest below it. */
export function drawingOf({ piece, count }: KitContent): string {
  const counts = drawnCounts[piece];
  if (!counts) return piece;
  return `${piece}${counts.findLast((drawn) => drawn <= count) ?? counts[0]}`;
}
