import type { Axis } from '@larkwell/contracts/analytes/value';
import { cutIntoRuns, ink, left, quiet } from '../documents';

const colors = { bar: '#F1EDE4', edge: '#5C6F74', usual: '#E6F3EA', usualEdge: '#115834' };
const inside = '#0B534C';
const outside = '#E8735A';
const length = 380;
/** In points, with its value above and its numbers below. */
export const AXIS_HEIGHT = 52;

/** The same line as on the page: a bar, the usual range in green, numbers below, and the value's dot. */
export function drawAxis(
  pdf: PDFKit.PDFDocument,
  { from, to, at, marks }: Axis,
  { label, isOutside }: { label: string; isOutside: boolean },
): void {
  const x = (percent: number) => left + (length * percent) / 100;
  const top = pdf.y + 16;
  const usualWidth = x(to) - x(from);
  pdf.lineWidth(1).roundedRect(left, top, length, 10, 5).fillAndStroke(colors.bar, colors.edge);
  pdf.roundedRect(x(from), top, usualWidth, 10, Math.min(5, usualWidth / 2));
  pdf.fillAndStroke(colors.usual, colors.usualEdge);
  pdf.circle(x(at), top + 5, 6).lineWidth(2);
  pdf.fillAndStroke(isOutside ? outside : inside, isOutside ? ink : '#FFFFFF');
  write(pdf, label, { percent: at, y: top - 16, weight: 700, color: ink });
  for (const mark of marks) {
    pdf.moveTo(x(mark.at), top + 13).lineTo(x(mark.at), top + 16);
    pdf.lineWidth(0.75).strokeColor(colors.edge).stroke();
    write(pdf, mark.text, { percent: mark.at, y: top + 17, weight: 400, color: quiet });
  }
}

/** A text centered on its place, but never beyond the ends of the line. */
function write(
  pdf: PDFKit.PDFDocument,
  text: string,
  place: { percent: number; y: number; weight: 400 | 700; color: string },
): void {
  pdf.font(cutIntoRuns('0', place.weight)[0]!.font).fontSize(9).fillColor(place.color);
  const wide = pdf.widthOfString(text);
  const x = left + (length * place.percent) / 100 - wide / 2;
  pdf.text(text, Math.max(left, Math.min(x, left + length - wide)), place.y, { lineBreak: false });
}
