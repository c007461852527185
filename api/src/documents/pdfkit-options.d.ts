/** Options of structure elements that pdfkit has and its published types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a heading cell is the heading of. */
    scope?: 'Row' | 'Column';
    /** Left, top, right and bottom of a figure. */
    bbox?: [number, number, number, number];
  }
}
