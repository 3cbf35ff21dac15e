import { currentLanguage } from '@welding/domain/values/language';
import { PaperDocument } from './paper-document.ts';
import type { Typeface, Typefaces } from './typefaces.ts';

/** US Letter in points, and the text area on it. */
export const page = { width: 612, height: 792, left: 54, right: 558, top: 64, bottom: 722 } as const;
export const textWidth = page.right - page.left;

/** The theme's colors for paper. Each has a contrast of 4.5:1 on white except ember, which is never a text color. */
export const ink = { text: '#14181d', muted: '#4d5763', line: '#c4ccd4', ember: '#f26a12' } as const;

export type TextStyle = {
  readonly face?: Typeface;
  /** Points. */
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
};

type Element = PDFKit.PDFStructureElement;
type ElementOptions = PDFKit.Mixins.StructureElementOptions;

/** Declares the document as accessible (ISO 14289-1). */
const accessible = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

/**
 * Pages of US Letter, written from top to bottom and tagged for screen readers (PDF/UA): all drawing is either `tagged` or
 * an `artifact`.
 */
export class Sheet {
  readonly pdf: PaperDocument;
  readonly root: Element;

  constructor(faces: Typefaces, about: { readonly title: string; readonly author: string }) {
    const { left, top, right, bottom, width, height } = page;
    this.pdf = new PaperDocument(faces, {
      size: [width, height],
      margins: { left, top, right: width - right, bottom: height - bottom },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: `${currentLanguage()}-US`,
      bufferPages: true,
      // pdfkit would look for its own Helvetica beside the bundle.
      font: '',
      info: { Title: inXml(about.title), Author: inXml(about.author) },
    });
    this.pdf.appendXML(accessible);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** The writing position from the page's top, in points. */
  get y(): number {
    return this.pdf.y;
  }

  set y(points: number) {
    this.pdf.y = points;
  }

  /** Begins a new page when less than `height` points are left. @returns whether it did */
  ensureRoom(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.pdf.addPage();
    return true;
  }

  /** A structure element that holds others, which `fill` adds. */
  group(parent: Element, type: string, fill: (element: Element) => void): void {
    const element = this.pdf.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  /**
   * Content that screen readers read: `draw` draws one structure element. Several texts in one element run together when read;
   * `options.actual` replaces them with a sentence.
   */
  tagged(parent: Element, type: string, draw: () => void, options: ElementOptions = {}): void {
    const element = this.pdf.struct(type, options);
    parent.add(element);
    element.add(this.pdf.markStructureContent(type));
    draw();
    this.pdf.endMarkedContent();
    element.end();
  }

  /** Content that screen readers skip: decoration or repetition. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Writes text from here on, over as many pages as it needs. */
  write(text: string, x: number, width: number, style: TextStyle = {}): void {
    this.pdf.text(this.begin(text, style), x, this.y, { width, ...placed(style) });
  }

  /** Writes text at a fixed place, without moving the writing position. */
  writeAt(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const before = this.y;
    this.pdf.text(this.begin(text, style), x, y, { width, ...placed(style) });
    this.y = before;
  }

  /** A text's height in points. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.pdf.heightOfString(this.begin(text, style), { width, ...placed(style) });
  }

  rule(y: number, color: string = ink.line, thickness = 0.75): void {
    this.pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(thickness).strokeColor(color).stroke();
  }

  /** @returns the text without tabs and control characters, which no font has a glyph for */
  private begin(text: string, { face = 'text', size = 10, color = ink.text }: TextStyle): string {
    this.pdf.fillColor(color);
    this.pdf.begin(text, face, size);
    return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
  }
}

function placed({ align = 'left' }: TextStyle) {
  return { align, lineGap: -0.5 };
}

/** pdfkit does not escape text for XML. */
function inXml(text: string): string {
  return text.replaceAll('&', 'and').replace(/[<>]/g, '');
}
