import { expect, test } from 'vitest';
import { renderTable } from './render-table.ts';

test('columns stand in line, and a missed target can be seen', () => {
  const rows = [
    {
      measure: 'cold start',
      value: '170 ms',
      baseline: '124 ms',
      ratio: 1.371,
      target: 'at most 1.3',
      met: false,
    },
    { measure: 'warm', value: '9 ms', baseline: '10 ms', ratio: 0.9, target: 'at most 1.5', met: true },
  ];
  expect(renderTable(rows)).toBe(
    [
      '| Measure    | Value  | Baseline | Ratio | Target      | Met |',
      '|------------|--------|----------|------:|-------------|-----|',
      '| cold start | 170 ms | 124 ms   |  1.37 | at most 1.3 | NO  |',
      '| warm       | 9 ms   | 10 ms    |  0.90 | at most 1.5 | yes |',
    ].join('\n'),
  );
});
