import type { BenchRow } from './bench-row.ts';

const headings = ['Measure', 'Value', 'Baseline', 'Ratio', 'Target', 'Met'];
const ratioColumn = headings.indexOf('Ratio');

/** The rows as a Markdown table whose columns stand in line. */
export function renderTable(rows: readonly BenchRow[]): string {
  const cells = [headings, ...rows.map(rowCells)];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => (column === ratioColumn ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === ratioColumn ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  const [head = headings, ...body] = cells;
  return [line(head), rule, ...body.map(line)].join('\n');
}

function rowCells({ measure, value, baseline, ratio, target, met }: BenchRow): string[] {
  return [measure, value, baseline, ratio.toFixed(2), target, met ? 'yes' : 'NO'];
}
