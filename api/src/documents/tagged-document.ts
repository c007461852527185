import PDFDocument from 'pdfkit';
import { cutIntoRuns } from './typefaces';

export const ink = '#14262B';
export const quiet = '#3D4F54';
const rule = '#D9D2C4';
/** Points from the left edge, and between the margins. */
export const left = 71;
const width = 470;

interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  /** Space below, in points. */
  gap?: number;
}

const headings: Record<string, Style> = {
  H1: { size: 24, bold: true, gap: 6 },
  H2: { size: 15, bold: true },
  H3: { size: 12, bold: true, gap: 2 },
};

/** A table in words; `widths` are parts of the page's width. The first cell of a row is its heading. */
interface TableContent {
  widths: readonly number[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A letter-size PDF that screen readers can follow: title, language, and a tag on each part. */
export class TaggedDocument {
  readonly pdf: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly bytes: Promise<Uint8Array<ArrayBuffer>>;

  /** @param lang a language tag, which screen readers follow */
  constructor(title: string, lang = 'en-US') {
    this.pdf = new PDFDocument({
      size: 'LETTER',
      margin: left,
      tagged: true,
      lang,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: title, Author: 'Larkwell' },
    });
    const chunks: Uint8Array[] = [];
    this.pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    this.bytes = new Promise((resolve, reject) =>
      this.pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))).on('error', reject),
    );
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** @param tag `P`, or a heading: `H1` … `H3` */
  say(tag: 'P' | 'H1' | 'H2' | 'H3', text: string, style: Style = {}): void {
    const { size = 11, bold = false, color = ink, gap = 6 } = { ...headings[tag], ...style };
    this.root.add(
      this.pdf.struct(tag, {}, () => {
        if (tag === 'H2') this.pdf.moveDown(0.6);
        this.pdf.fontSize(size).fillColor(color);
        this.write(text, bold ? 700 : 400);
        this.pdf.moveDown(gap / size);
      }),
    );
  }

  /** A numbered list. */
  list(items: readonly string[]): void {
    const list = this.pdf.struct('L');
    this.root.add(list);
    const indent = 18;
    for (const [index, text] of items.entries()) {
      this.keepTogether(40);
      const item = this.pdf.struct('LI');
      list.add(item);
      const top = this.pdf.y;
      item.add(
        this.pdf.struct('Lbl', {}, () => {
          this.pdf.fontSize(11).fillColor(ink);
          this.write(`${index + 1}.`, 700, { x: left, y: top, width: indent });
        }),
      );
      item.add(
        this.pdf.struct('LBody', {}, () => {
          this.write(text, 400, { x: left + indent, y: top, width: width - indent });
          this.pdf.moveDown(0.3);
        }),
      );
      item.end();
    }
    list.end();
  }

  /** A table with a heading for each column and each row. */
  table({ widths, head, rows }: TableContent): void {
    const table = this.pdf.struct('Table');
    this.root.add(table);
    for (const [rowIndex, cells] of [head, ...rows].entries()) {
      this.keepTogether(48);
      const row = this.pdf.struct('TR');
      table.add(row);
      const top = this.pdf.y + 5;
      let bottom = top;
      let x = left;
      for (const [index, text] of cells.entries()) {
        const cell = { x, y: top, width: width * widths[index]! - 8 };
        const isHeading = rowIndex === 0 || index === 0;
        const scope = rowIndex === 0 ? 'Column' : 'Row';
        row.add(
          this.pdf.struct(isHeading ? 'TH' : 'TD', isHeading ? { scope } : {}, () => {
            this.pdf.fontSize(rowIndex === 0 ? 10 : 11).fillColor(rowIndex === 0 ? quiet : ink);
            this.write(text, isHeading && rowIndex > 0 ? 700 : 400, cell);
          }),
        );
        bottom = Math.max(bottom, this.pdf.y);
        x += width * widths[index]!;
      }
      row.end();
      this.pdf.y = bottom + 4;
      this.line();
    }
    table.end();
    this.pdf.x = left;
    this.pdf.moveDown(0.6);
  }

  /**
   * Starts a new page unless this much of the current one is left, so that what follows stays together. In
   * points.
   */
  keepTogether(height: number): void {
    const { page, y } = this.pdf;
    if (y + height > page.height - page.margins.bottom) this.pdf.addPage();
  }

  /** A picture of this height, in points, with alternative text. */
  draw({ alt, height }: { alt: string; height: number }, picture: (pdf: PDFKit.PDFDocument) => void): void {
    const { y } = this.pdf;
    const bbox: [number, number, number, number] = [left, y, left + width, y + height];
    this.root.add(this.pdf.struct('Figure', { alt, bbox }, () => picture(this.pdf)));
    this.pdf.x = left;
    this.pdf.y = y + height;
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    this.pdf.end();
    return this.bytes;
  }

  /** A rule across the page, which is decoration: screen readers skip it. */
  private line(): void {
    const { pdf } = this;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .lineWidth(0.75)
      .strokeColor(rule)
      .stroke();
    pdf.endMarkedContent();
  }

  private write(
    text: string,
    weight: 400 | 700,
    box: { x: number; y: number; width: number } = { x: left, y: this.pdf.y, width },
  ): void {
    const runs = cutIntoRuns(text, weight);
    runs.forEach(({ text: part, font, isRightToLeft }, index) => {
      const options = {
        width: box.width,
        continued: index < runs.length - 1,
        // Laid out as a whole, or the words would be in the wrong order.
        ...(isRightToLeft && { features: [] }),
      };
      this.pdf.font(font);
      if (index === 0) this.pdf.text(part, box.x, box.y, options);
      else this.pdf.text(part, options);
    });
  }
}
