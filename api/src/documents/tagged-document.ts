import PDFDocument from 'pdfkit';
import { cutIntoRuns } from './typefaces';

export const ink = '#14262B';
export const quiet = '#3D4F54';
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
  H1: { size: 24, bold: true, gap: 10 },
  H2: { size: 15, bold: true },
  H3: { size: 12, bold: true, gap: 2 },
};

/** A letter-size PDF that screen readers can follow: title, language, and a tag on each part. */
export class TaggedDocument {
  readonly pdf: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly bytes: Promise<Uint8Array<ArrayBuffer>>;

  constructor(title: string) {
    this.pdf = new PDFDocument({
      size: 'LETTER',
      margin: left,
      tagged: true,
      lang: 'en-US',
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

  /**
   * Starts a new page unless this much of the current one is left, so that what follows stays together. In
   * points.
   */
  keepTogether(height: number): void {
    const { page, y } = this.pdf;
    if (y + height > page.height - page.margins.bottom) this.pdf.addPage();
  }

  /** A picture, with alternative text. */
  draw(alt: string, picture: (pdf: PDFKit.PDFDocument) => void): void {
    this.root.add(this.pdf.struct('Figure', { alt }, () => picture(this.pdf)));
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    this.pdf.end();
    return this.bytes;
  }

  private write(text: string, weight: 400 | 700): void {
    const runs = cutIntoRuns(text, weight);
    runs.forEach(({ text: part, font, isRightToLeft }, index) => {
      const options = {
        width,
        continued: index < runs.length - 1,
        // Laid out as a whole, or the words would be in the wrong order.
        ...(isRightToLeft && { features: [] }),
      };
      this.pdf.font(font);
      if (index === 0) this.pdf.text(part, left, this.pdf.y, options);
      else this.pdf.text(part, options);
    });
  }
}
