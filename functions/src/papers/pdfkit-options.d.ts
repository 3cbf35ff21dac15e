// What pdfkit 0.20 takes and its types, written for 0.17, do not know.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What the header of a table is for. */
    scope?: 'Row' | 'Column';
    /** Where a figure stands on its page: left, top, right, bottom. */
    bbox?: [number, number, number, number];
  }

  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
