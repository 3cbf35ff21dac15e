import { brandMark, business } from '@welding/domain/values/business';
import type { Paper, PaperSignature } from './paper.ts';
import { papersTexts } from './papers-texts.ts';
import { ink, page, type Sheet, textWidth } from './sheet.ts';

const markSize = 38;
const factWidth = 96;
const factRow = 14;

export function drawHead(sheet: Sheet, paper: Paper): void {
  drawLetterhead(sheet);
  drawTitle(sheet, paper);
  drawParties(sheet, paper);
}

function drawLetterhead(sheet: Sheet): void {
  const top = 46;
  const { pdf, root } = sheet;
  sheet.artifact(() => {
    pdf
      .save()
      .translate(page.left, top)
      .scale(markSize / brandMark.size);
    pdf.path(brandMark.steel).fill(ink.text);
    pdf.path(brandMark.ripples).lineWidth(brandMark.rippleWidth).lineCap('round').stroke(ink.ember);
    pdf.path(brandMark.spark).fill(ink.ember);
    pdf.restore();
  });
  const [first = '', ...rest] = business.name.split(' ');
  const x = page.left + markSize + 9;
  const drawName = () => {
    sheet.writeAt(first.toUpperCase(), x, top - 1, 260, { face: 'display', size: 22 });
    sheet.writeAt(rest.join(' ').toUpperCase(), x, top + 22, 260, {
      face: 'display',
      size: 12,
      color: ink.muted,
    });
  };
  sheet.tagged(root, 'P', drawName, { actual: business.name });
  const contact = [business.phone, business.email];
  const drawContact = () => {
    const style = { size: 9.5, color: ink.muted, align: 'right' } as const;
    sheet.writeAt(contact.join('\n'), page.right - 220, top + 5, 220, style);
  };
  sheet.tagged(root, 'P', drawContact, { actual: contact.join(', ') });
  sheet.artifact(() => sheet.rule(top + markSize + 10, ink.ember, 2.5));
  sheet.y = top + markSize + 28;
}

function drawTitle(sheet: Sheet, { name, number, facts, stamp }: Paper): void {
  const { root } = sheet;
  const top = sheet.y;
  const title = `${name} ${number}`.trim();
  // Fits beside the facts on one line.
  const size = title.length > 24 ? 24 : 32;
  sheet.tagged(root, 'H1', () => sheet.writeAt(title, page.left, top - 6, 340, { face: 'display', size }));
  if (stamp) {
    const color = stamp.tone === 'good' ? '#1c6b34' : '#a3201c';
    const look = { face: 'display', size: 14, color } as const;
    sheet.tagged(root, 'P', () => sheet.writeAt(stamp.text.toUpperCase(), page.left, top + 36, 330, look));
  }
  const left = page.right - factWidth * 2;
  facts.forEach(({ label, value }, index) => {
    const y = top + index * factRow;
    const draw = () => {
      sheet.writeAt(label, left, y, factWidth - 8, { size: 9.5, color: ink.muted, align: 'right' });
      sheet.writeAt(value, left + factWidth, y, factWidth, { face: 'strong', size: 9.5, align: 'right' });
    };
    sheet.tagged(root, 'P', draw, { actual: `${label}: ${value}` });
  });
  sheet.y = top + Math.max(stamp ? 62 : 42, facts.length * factRow + 8) + 8;
}

function drawParties(sheet: Sheet, { parties, subject }: Paper): void {
  const { root } = sheet;
  const gap = 18;
  const width = (textWidth - gap * (parties.length - 1)) / Math.max(1, parties.length);
  const top = sheet.y;
  let bottom = top;
  parties.forEach(({ heading, lines }, index) => {
    const x = page.left + index * (width + gap);
    sheet.y = top;
    sheet.tagged(root, 'H2', () => sheet.write(heading, x, width, { size: 9, color: ink.muted }));
    const draw = () => {
      for (const [row, line] of lines.entries())
        sheet.write(line, x, width, { face: row === 0 ? 'strong' : 'text', size: 10.5 });
    };
    sheet.tagged(root, 'P', draw, { actual: lines.join(', ') });
    bottom = Math.max(bottom, sheet.y);
  });
  sheet.y = bottom + 16;
  if (!subject) return;
  sheet.tagged(root, 'P', () => sheet.write(subject, page.left, textWidth, { face: 'strong', size: 13 }));
  sheet.y += 8;
}

const headingStyle = { face: 'strong', size: 11 } as const;
const textStyle = { size: 9.5 } as const;
const drawingSize = { width: 200, height: 64 };

/** The terms and other texts, with the signature below. */
export function drawSections(sheet: Sheet, { sections, signature }: Paper): void {
  for (const { heading, paragraphs } of sections) {
    // A heading with two lines of text.
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
