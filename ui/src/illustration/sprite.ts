import { emblems } from './emblems';
import { drawingOf, drawnCounts, type PieceName } from './piece-sizes';
import { pieces } from './pieces';
import { scenes } from './scenes';
import { flat, moved, outline, paint, rect, shadow, stripMark } from './strokes';

const group = (id: string, drawing: string) => `<g id="${id}">${drawing}</g>`;

/** An empty kit, 320 by 240: its sleeve, turned a little, and the tray over it. */
const box =
  `<g transform="rotate(-5 78 122)">${moved(18, 36, flat(116, 172, 10, paint.deep) + stripMark(14, 140, 56))}</g>` +
  shadow(134, 34, 164, 176, 14) +
  rect(134, 34, 164, 176, 14, paint.paper, outline) +
  rect(142, 42, 148, 160, 9, paint.ground);

/**
 * All drawings as one file, `larkwell.svg`, cached for good: pages reference a drawing by its id instead of repeating
 * it, and it takes the paints of the place where it is shown. The same code always writes the same bytes.
 */
export function drawSprite(): string {
  const drawn = Object.entries(pieces).flatMap(([name, draw]) => {
    const piece = name as PieceName;
    return (drawnCounts[piece] ?? [1]).map((count) => group(drawingOf({ piece, count }), draw(count)));
  });
  const all = [
    group('box', box),
    ...drawn,
    ...Object.entries(emblems).map(([name, drawing]) => group(`e-${name}`, drawing)),
    ...Object.entries(scenes).map(([name, drawing]) => group(`s-${name}`, drawing)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${all.join('\n')}\n</svg>\n`;
}
