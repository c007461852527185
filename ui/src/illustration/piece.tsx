import { Drawing } from './drawing';
import sprite from './larkwell.svg?no-inline';
import { drawingOf, pieceSizes, type KitContent } from './piece-sizes';

export interface PieceProps extends KitContent {
  /** The kit's category, for its hues. Without one, they are those around it. */
  category?: string;
  /** A class for its size and place. */
  className?: string;
}

/** One thing from a kit. Always with its name beside it. */
export function Piece({ category, className, ...content }: PieceProps) {
  const [width, height] = pieceSizes[content.piece];
  return (
    <Drawing viewBox={`-2 -2 ${width + 6} ${height + 7}`} category={category} className={className}>
      <use href={`${sprite}#${drawingOf(content)}`} />
    </Drawing>
  );
}
