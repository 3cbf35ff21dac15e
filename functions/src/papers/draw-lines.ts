import type { Paper, PaperLine, PaperTotal } from './paper.ts';
import { papersTexts } from './papers-texts.ts';
import { ink, page, type Sheet, type TextStyle, textWidth } from './sheet.ts';

type Column = {
  readonly name: 'description' | 'quantity' | 'price' | 'amount';
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly of: (line: PaperLine) => string;
};

const right = (style: TextStyle = {}): TextStyle => ({ size: 10, align: 'right', ...style });
const figures = { quantity: 92, price: 78, amount: 82 };
const descriptionWidth = textWidth - figures.quantity - figures.price - figures.amount - 12;
const columns: readonly Column[] = [
  {
    name: 'description',
    x: page.left,
    width: descriptionWidth,
    style: { size: 10 },
    // Separates it from the detail when read aloud.
    of: ({ description, detail }) => (detail ? `${description} ` : description),
  },
  ...(['quantity', 'price', 'amount'] as const).map((name, index) => {
    const widths = Object.values(figures);
    const after = widths.slice(index).reduce((sum, width) => sum + width, 0);
    const style = right(name === 'amount' ? { face: 'strong' } : {});
    return {
      name,
      x: page.right - after,
      width: widths[index] ?? 0,
      style,
      of: (line: PaperLine) => line[name],
    };
  }),
];
const headingRow = 20;
const padding = 4.5;
const detailStyle: TextStyle = { size: 8.5, color: ink.muted };

/** Draws the lines and totals. Rows never break, each page repeats the headings, and the totals stay together. */
export function drawLines(sheet: Sheet, { lines, totals }: Paper): void {
  if (lines.length > 0) {
    sheet.group(sheet.root, 'Table', (table) => {
      // Keeps the heading with the first line.
      sheet.ensureRoom(headingRow + heightOfRow(sheet, lines[0]));
      sheet.group(table, 'TR', (row) => {
        for (const column of columns)
          sheet.tagged(row, 'TH', () => drawHeading(sheet, column), { scope: 'Column' });
      });
      finishHeadings(sheet);
      // The last lines stay with the totals, so that no page has totals alone.
      for (const [index, line] of lines.entries()) {
        const isLast = index === lines.length - 1;
        const needed = heightOfRow(sheet, line) + (isLast ? heightOfTotals(totals) : 0);
        if (sheet.ensureRoom(needed)) repeatHeadings(sheet);
        drawRow(sheet, table, line);
      }
    });
  }
  sheet.y += 6;
  drawTotals(sheet, totals);
}

function drawHeading(sheet: Sheet, { name, x, width, style }: Column): void {
  const { align = 'left' } = style;
  sheet.writeAt(papersTexts()[name], x, sheet.y, width, { face: 'strong', size: 9, color: ink.muted, align });
}

function finishHeadings(sheet: Sheet): void {
  sheet.artifact(() => sheet.rule(sheet.y + headingRow - 5, ink.text, 1));
  sheet.y += headingRow;
}

function repeatHeadings(sheet: Sheet): void {
  sheet.artifact(() => {
    for (const column of columns) drawHeading(sheet, column);
  }, 'Pagination');
  finishHeadings(sheet);
}

function heightOfRow(sheet: Sheet, line: PaperLine | undefined): number {
  if (!line) return 0;
  const detail = line.detail ? sheet.heightOf(line.detail, descriptionWidth, detailStyle) : 0;
  const cells = columns.map((column) => sheet.heightOf(column.of(line), column.width, column.style));
  const [description = 0, ...others] = cells;
  return Math.max(description + detail, ...others) + 2 * padding;
}

function drawRow(sheet: Sheet, table: PDFKit.PDFStructureElement, line: PaperLine): void {
  const top = sheet.y;
  const height = heightOfRow(sheet, line);
  sheet.group(table, 'TR', (row) => {
    for (const [index, { x, width, style, of }] of columns.entries()) {
      sheet.tagged(row, 'TD', () => {
        sheet.y = top + padding;
        sheet.write(of(line), x, width, style);
        if (index === 0 && line.detail) sheet.write(line.detail, x, width, detailStyle);
      });
    }
  });
  sheet.artifact(() => sheet.rule(top + height));
  sheet.y = top + height;
}

const totalWidth = 250;
const totalRow = (total: PaperTotal) => (total.strong ? 24 : 17);

function heightOfTotals(totals: readonly PaperTotal[]): number {
  return totals.reduce((sum, total) => sum + totalRow(total), 12);
}

function drawTotals(sheet: Sheet, totals: readonly PaperTotal[]): void {
  if (totals.length === 0) return;
  sheet.ensureRoom(heightOfTotals(totals));
  const left = page.right - totalWidth;
  sheet.group(sheet.root, 'Table', (table) => {
    for (const total of totals) {
      const { label, amount, strong = false } = total;
      const top = sheet.y;
      const style: TextStyle = strong ? { face: 'strong', size: 13 } : { size: 10 };
      if (strong) sheet.artifact(() => drawBar(sheet, left, top));
      const y = top + (strong ? 5 : 2);
      sheet.group(table, 'TR', (row) => {
        sheet.tagged(row, 'TH', () => sheet.writeAt(label, left, y, totalWidth - 100, style), {
          scope: 'Row',
        });
        const place = { ...style, align: 'right' } as const;
        sheet.tagged(row, 'TD', () => sheet.writeAt(amount, page.right - 120, y, 120, place));
      });
      sheet.y = top + totalRow(total);
    }
  });
  sheet.y += 10;
}

function drawBar(sheet: Sheet, left: number, y: number): void {
  sheet.pdf
    .moveTo(left, y + 1)
    .lineTo(page.right, y + 1)
    .lineWidth(1)
    .strokeColor(ink.text)
    .stroke();
}
