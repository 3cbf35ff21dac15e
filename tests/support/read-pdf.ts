import { constants, inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** A node of a PDF's structure, which screen readers use. */
export type PdfNode = { readonly role: string; readonly alt?: string; readonly children: readonly PdfNode[] };

export type ReadPdf = {
  /** The words of each page, including artifacts. */
  readonly pages: readonly string[];
  /** The structure of each page. */
  readonly structure: readonly PdfNode[];
  readonly title: unknown;
  readonly language: unknown;
};

/** Reads a PDF with Mozilla's reader. */
export async function readPdf(contents: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(contents));
  const pages: string[] = [];
  const structure: PdfNode[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
    structure.push(nodeOf(await page.getStructTree()));
  }
  const { info } = await pdf.getMetadata();
  return {
    pages,
    structure,
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
  };
}

/** The number of boxes drawn for characters that the typeface lacks (glyph 0 of each typeface). */
export function boxesIn(contents: Uint8Array): number {
  const file = Buffer.from(contents);
  const operators = [...file.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(
    ({ 0: head, index }) =>
      inflateSync(file.subarray(index + head.length), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
        'latin1',
      ),
  );
  const glyphs = operators.flatMap((text) => [
    ...text.matchAll(/<((?:[\da-f]{4})+)> -?[\d.]+(?=[^[]*\] TJ)/g),
  ]);
  return glyphs.flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []).filter((glyph) => glyph === '0000')
    .length;
}

/** All nodes with this role below a node. */
export function nodesOf(node: PdfNode, role: string): PdfNode[] {
  return [...(node.role === role ? [node] : []), ...node.children.flatMap((child) => nodesOf(child, role))];
}

function nodeOf(node: unknown): PdfNode {
  if (typeof node !== 'object' || node === null) return { role: '', children: [] };
  const role = 'role' in node && typeof node.role === 'string' ? node.role : 'content';
  const children = 'children' in node && Array.isArray(node.children) ? node.children.map(nodeOf) : [];
  return { role, children, ...('alt' in node && typeof node.alt === 'string' && { alt: node.alt }) };
}
