import { currentLanguage } from '@welding/domain/values/language';
import { PaperDocument } from './paper-document.ts';
import type { Typeface, Typefaces } from './typefaces.ts';

/** Points of US Letter, and where the text stands on it. */
export const page = { width: 612, height: 792, left: 54, right: 558, top: 64, bottom: 722 } as const;
export const textWidth = page.right - page.left;

/** The theme's colors as paper needs them: each keeps 4.5:1 on white but for the ember, which no text is set in. */
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

/** ISO 14289-1: says that the document keeps to the rules for readers who hear it. */
const accessible = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

/**
 * Sheets of US Letter that are written from top to bottom, each thing with its name for screen readers (PDF/UA): whatever
 * is drawn is either `tagged` or an `artifact`.
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
      // Its own Helvetica would be looked for beside the bundle.
      font: '',
      info: { Title: inXml(about.title), Author: inXml(about.author) },
    });
    this.pdf.appendXML(accessible);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** How far down the page it is written, in points. */
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

  /** An element of the structure that holds others; `fill` adds them. */
  group(parent: Element, type: string, fill: (element: Element) => void): void {
    const element = this.pdf.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  /**
   * Something that is read out: what `draw` draws becomes the contents of one element of the structure. Several texts in it
   * would be read as one word at their seams: `options.actual` says them as a sentence.
   */
  tagged(parent: Element, type: string, draw: () => void, options: ElementOptions = {}): void {
    const element = this.pdf.struct(type, options);
    parent.add(element);
    element.add(this.pdf.markStructureContent(type));
    draw();
    this.pdf.endMarkedContent();
    element.end();
  }

  /** Something that only decorates, or repeats what was read out before. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Text from here on, over as many pages as it needs. */
  write(text: string, x: number, width: number, style: TextStyle = {}): void {
    this.pdf.text(this.begin(text, style), x, this.y, { width, ...placed(style) });
  }

  /** Text at a place of its own, which does not move on what follows. */
  writeAt(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const before = this.y;
    this.pdf.text(this.begin(text, style), x, y, { width, ...placed(style) });
    this.y = before;
  }

  /** Points that a text takes. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.pdf.heightOfString(this.begin(text, style), { width, ...placed(style) });
  }

  rule(y: number, color: string = ink.line, thickness = 0.75): void {
    this.pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(thickness).strokeColor(color).stroke();
  }

  /** @returns the text as it is drawn: no face has a glyph for a tab or another control character */
  private begin(text: string, { face = 'text', size = 10, color = ink.text }: TextStyle): string {
    this.pdf.fillColor(color);
    this.pdf.begin(text, face, size);
    return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
  }
}

function placed({ align = 'left' }: TextStyle) {
  return { align, lineGap: -0.5 };
}

/** pdfkit writes it into XML as it is. */
function inXml(text: string): string {
  return text.replaceAll('&', 'and').replace(/[<>]/g, '');
}
