/// <reference path="./pdfkit-options.d.ts" />

import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type Direction, directionOf, runsOf } from './text-runs.ts';
import { has, type Typeface, type Typefaces } from './typefaces.ts';

/** A document whose lines are measured and drawn in several faces where the one of the text lacks a character. */
export class PaperDocument extends PDFDocument {
  readonly #faces: Typefaces;
  readonly #names = new Map<Font, string>();
  #direction: Direction = 'ltr';

  constructor(faces: Typefaces, options: PDFKit.PDFDocumentOptions) {
    super(options);
    this.#faces = faces;
    const { others, ...own } = faces;
    for (const [name, font] of [...Object.entries(own), ...others.entries()]) {
      this.registerFont(`${name}`, font);
      this.#names.set(font, `${name}`);
    }
  }

  /** Sets the face and the direction of the text that is measured or drawn next. */
  begin(text: string, face: Typeface, size: number): void {
    this.#direction = directionOf(text);
    this.font(face).fontSize(size);
  }

  // pdfkit wraps lines and aligns them by this, and draws each line by _fragment.
  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    if (!this.#isMixed(text)) return super.widthOfString(text, options);
    let width = 0;
    this.#eachRun(text, (run, laidOut) => {
      width += super.widthOfString(run, { ...options, ...laidOut });
    });
    return width;
  }

  override _fragment(line: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void {
    if (!this.#isMixed(line)) {
      super._fragment(line, x, y, options);
      return;
    }
    const { align, lineWidth = 0, ...others } = options;
    const baseline = (-this._font.ascender / 1000) * this._fontSize;
    let left = align === 'right' ? x + lineWidth - this.widthOfString(line.trimEnd(), options) : x;
    this.#eachRun(line.trimEnd(), (run, laidOut) => {
      super._fragment(run, left, y, { ...others, ...laidOut, baseline });
      left += super.widthOfString(run, { ...others, ...laidOut });
    });
  }

  #isMixed(text: string): boolean {
    return !/^[\n\x20-\x7e]*$/.test(text) && !has(this._font.font, text.replaceAll('\n', ''));
  }

  /** Calls back with each run in its face, laid out whole: in pieces, words from right to left would change places. */
  #eachRun(text: string, draw: (run: string, laidOut: { features: [] }) => void): void {
    const own = this._font;
    const { others, strong } = this.#faces;
    for (const run of runsOf(text.replaceAll('\n', ''), [own.font, strong, ...others], this.#direction)) {
      this.font(this.#names.get(run.font) ?? 'text');
      draw(run.text, { features: [] });
    }
    this._font = own;
  }
}
