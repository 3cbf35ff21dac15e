import type { Paper, PaperSignature } from './paper.ts';
import { papersTexts } from './papers-texts.ts';
import { ink, page, type Sheet, textWidth } from './sheet.ts';

const headingStyle = { face: 'strong', size: 11 } as const;
const textStyle = { size: 9.5 } as const;
const drawingSize = { width: 200, height: 64 };

/** What is agreed in words, and the signature below it. */
export function drawSections(sheet: Sheet, { sections, signature }: Paper): void {
  for (const { heading, paragraphs } of sections) {
    // Two lines of text with their heading.
    sheet.ensureRoom(46);
    sheet.tagged(sheet.root, 'H2', () => sheet.write(heading, page.left, textWidth, headingStyle));
    sheet.y += 2;
    for (const text of paragraphs) {
      sheet.tagged(sheet.root, 'P', () => sheet.write(text, page.left, textWidth, textStyle));
      sheet.y += 4;
    }
    sheet.y += 8;
  }
  if (signature) drawSignature(sheet, signature);
}

function drawSignature(sheet: Sheet, { heading, name, drawing, sentences }: PaperSignature): void {
  const { pdf, root } = sheet;
  const text = sentences.reduce(
    (sum, sentence) => sum + sheet.heightOf(sentence, textWidth, textStyle) + 2,
    0,
  );
  sheet.ensureRoom(18 + drawingSize.height + 24 + text);
  sheet.tagged(root, 'H2', () => sheet.write(heading, page.left, textWidth, headingStyle));
  const top = sheet.y + 6;
  const { width, height } = drawingSize;
  if (drawing) {
    const bbox: [number, number, number, number] = [page.left, top, page.left + width, top + height];
    const draw = () =>
      pdf.image(Buffer.from(drawing), page.left, top, { fit: [width, height], valign: 'bottom' });
    sheet.tagged(root, 'Figure', draw, { alt: papersTexts().signatureOf(name), bbox });
  } else {
    const style = { face: 'strong', size: 22 } as const;
    sheet.artifact(() => sheet.writeAt(name, page.left, top + height - 30, textWidth, style));
  }
  sheet.artifact(() => {
    const y = top + height + 2;
    pdf
      .moveTo(page.left, y)
      .lineTo(page.left + 260, y)
      .lineWidth(0.75)
      .strokeColor(ink.muted)
      .stroke();
  });
  sheet.y = top + height + 6;
  sheet.tagged(root, 'P', () => sheet.write(name, page.left, textWidth, { face: 'strong', size: 10 }));
  for (const sentence of sentences) {
    sheet.y += 2;
    sheet.tagged(root, 'P', () => sheet.write(sentence, page.left, textWidth, textStyle));
  }
}
