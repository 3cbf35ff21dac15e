// Options of pdfkit 0.20 that its types, written for 0.17, lack.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
    /** A figure's left, top, right and bottom on the page. */
    bbox?: [number, number, number, number];
  }

  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this;
    /** The current font; `ascender` in thousandths of its size. */
    _font: { readonly font: import('fontkit').Font; readonly ascender: number };
    _fontSize: number;
  }

  interface PDFText {
    _fragment(line: string, x: number, y: number, options: TextOptions): void;
  }

  interface TextOptions {
    /** Points. */
    lineWidth?: number;
  }
}
