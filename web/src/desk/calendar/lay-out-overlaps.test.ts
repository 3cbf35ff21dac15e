import { expect, test } from 'vitest';
import { layOutOverlaps, overlappingIds, type Span } from './lanes.ts';

const span = (id: string, start: number, end: number): Span => ({ id, start, end });
const placed = (...spans: Span[]) => Object.fromEntries(layOutOverlaps(spans));

test('consecutive visits have the full width', () => {
  expect(placed(span('a', 0, 1), span('b', 1, 2))).toEqual({
    a: { column: 0, columns: 1 },
    b: { column: 0, columns: 1 },
  });
});

test('overlapping visits are side by side, and a free column is reused', () => {
  expect(placed(span('a', 0, 4), span('b', 1, 2), span('c', 2, 3), span('d', 4, 5))).toEqual({
    a: { column: 0, columns: 2 },
    b: { column: 1, columns: 2 },
    c: { column: 1, columns: 2 },
    d: { column: 0, columns: 1 },
  });
});

test('both of two overlapping visits are marked, and adjacent ones are not', () => {
  const spans = [span('a', 0, 2), span('b', 1, 3), span('c', 3, 4)];
  expect([...overlappingIds(spans)]).toEqual(['a', 'b']);
});
