import { buffer } from 'node:stream/consumers';
import { business } from '@welding/domain/values/business';
import { languageOf } from '@welding/domain/values/language';
import { inLanguage } from '#language.ts';
import { drawLines } from './draw-lines.ts';
import { drawHead, drawSections } from './draw-sections.ts';
import type { Paper } from './paper.ts';
import { papersTexts } from './papers-texts.ts';
import { ink, page, Sheet, textWidth } from './sheet.ts';
import { typefaces } from './typefaces.ts';

/** The paper as a PDF, readable by screen readers. */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  return await inLanguage(languageOf(paper), () => draw(paper));
}

async function draw(paper: Paper): Promise<Buffer> {
  const name = nameOf(paper);
  const title = `${name}, ${business.name}`;
  const sheet = new Sheet(await typefaces(wordsOf(paper)), { title, author: business.name });
  drawHead(sheet, paper);
  drawLines(sheet, paper);
  drawSections(sheet, paper);
  sheet.root.end();
  numberPages(sheet, name);
  const contents = buffer(sheet.pdf);
  sheet.pdf.end();
  return await contents;
}

/** All text of the paper, to choose its fonts. */
function wordsOf(paper: Paper): string {
  return JSON.stringify(paper, (key, value: unknown) => (key === 'drawing' ? undefined : value));
}

/** For example: Invoice INV-1042. */
function nameOf({ name, number }: Pick<Paper, 'name' | 'number'>): string {
  return `${name} ${number}`.trim();
}

/** Writes the paper's name at the foot of each page, and at the top from the second page on. */
function numberPages(sheet: Sheet, name: string): void {
  const { count } = sheet.pdf.bufferedPageRange();
  const style = { size: 8.5, color: ink.muted } as const;
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(index);
    // Otherwise text in the margin would start a new page.
    sheet.pdf.page.margins.bottom = 0;
    sheet.artifact(() => {
      const y = page.height - 46;
      sheet.writeAt(`${business.name} · ${business.phone} · ${business.email}`, page.left, y, 380, style);
      sheet.writeAt(papersTexts().pageOf(index + 1, count), page.right - 100, y, 100, {
        ...style,
        align: 'right',
      });
      if (index > 0) sheet.writeAt(name, page.left, 38, textWidth, style);
    }, 'Pagination');
  }
}
