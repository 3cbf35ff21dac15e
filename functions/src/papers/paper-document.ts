/// <reference path="./pdfkit-options.d.ts" />
import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { has, type Typeface, type Typefaces } from './typefaces.ts';

/** Characters of one line in one typeface and direction. */
type TextRun = { readonly text: string; readonly font: Font };
type Part = TextRun & { readonly level: number };

type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** The direction of most letters, because an English sentence may begin with an Arabic name. */
function directionOf(text: string): Direction {
  const letters = text.match(/\p{L}/gu) ?? [];
  const backward = letters.filter((letter) => rightToLeft.test(letter)).length;
  return rightToLeft.test(letters[0] ?? '') && backward * 2 > letters.length ? 'rtl' : 'ltr';
}

/**
 * A line's runs in drawing order, left to right (Unicode's bidirectional algorithm).
 * @param fonts the text's own font first, then the fallbacks
 */
function runsOf(line: string, fonts: readonly [Font, ...Font[]], direction: Direction): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const parts: Part[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const level = levels[index] ?? 0;
    const isBackward = level % 2 === 1;
    const text = isBackward ? (bidi.getMirroredCharacter(segment) ?? segment) : segment;
    const last = parts.at(-1);
    const next = { ...drawn(text, fonts, isBackward ? last?.font : undefined), level };
    if (last?.level === level && last.font === next.font)
      parts[parts.length - 1] = { ...last, text: last.text + next.text };
    else parts.push(next);
  }
  return inOrder(parts).map(({ text, font, level }) => ({ font, text: asLaidOut(text, level) }));
}

/** Spaces and punctuation between words of one script stay in its font, which reverses them together with the words. */
function drawn(text: string, fonts: readonly [Font, ...Font[]], before: Font | undefined): TextRun {
  if (before && /^[\p{P}\p{Z}\p{M}]+$/u.test(text) && has(before, text)) return { text, font: before };
  // No font has mathematical letters, so they become plain letters.
  for (const written of [text, text.normalize('NFKC')]) {
    const font = fonts.find((one) => has(one, written));
    if (font) return { text: written, font };
  }
  return { text, font: fonts[0] };
}

/** fontkit reverses right-to-left letters, but not punctuation alone. */
function asLaidOut(text: string, level: number): string {
  return level % 2 === 0 || rightToLeft.test(text) ? text : [...text].reverse().join('');
}

/** Rule L2: reverses neighbors from the highest level down. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  let ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    const next: Part[] = [];
    let turned: Part[] = [];
    for (const part of ordered) {
      if (part.level >= level) turned.unshift(part);
      else {
        next.push(...turned, part);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}

/** A document that measures and draws text with fallback fonts for missing characters. */
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

  /** Sets font and direction of the next text. */
  begin(text: string, face: Typeface, size: number): void {
    this.#direction = directionOf(text);
    this.font(face).fontSize(size);
  }

  // pdfkit wraps and aligns lines by this width and draws each with _fragment.
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

  /** Calls back with each whole run, because pdfkit would put right-to-left words of a split run in the wrong order. */
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
