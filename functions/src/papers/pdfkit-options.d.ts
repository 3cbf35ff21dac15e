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
    /** The face that is set; `ascender` in thousandths of its size. */
    _font: { readonly font: import('fontkit').Font; readonly ascender: number };
    _fontSize: number;
  }

  interface PDFText {
    /** Draws one line. */
    _fragment(line: string, x: number, y: number, options: TextOptions): void;
  }

  interface TextOptions {
    /** Points of a line that is drawn. */
    lineWidth?: number;
  }
}
