import type { TestStack } from '../../tests/support/stack.ts';

/** One line of the table that `npm run bench` prints. */
export type BenchRow = {
  measure: string;
  value: string;
  baseline: string;
  ratio: number;
  target: string;
  met: boolean;
};

/** The running stack a benchmark measures. */
export type BenchStack = TestStack;

const headings = ['Measure', 'Value', 'Baseline', 'Ratio', 'Target', 'Met'];

/** The rows as a Markdown table with aligned columns. */
export function renderTable(rows: readonly BenchRow[]): string {
  const cells = [
    headings,
    ...rows.map(({ measure, value, baseline, ratio, target, met }) => [
      ...[measure, value, baseline, ratio.toFixed(2), target],
      met ? 'yes' : 'NO',
    ]),
  ];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map(
    (row) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
