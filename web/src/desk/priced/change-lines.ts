import type { LineValues } from './priced-values.ts';

type Lines = readonly LineValues[];

export function changeLine(lines: Lines, key: string, change: Partial<LineValues>): LineValues[] {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

/** A line one place up or down; at the end of the list it stays. */
export function moveLine(lines: Lines, key: string, step: -1 | 1): LineValues[] {
  const from = lines.findIndex((line) => line.key === key);
  const to = from + step;
  if (from === -1 || to < 0 || to >= lines.length) return [...lines];
  const moved = [...lines];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export function removeLine(lines: Lines, key: string): LineValues[] {
  return lines.filter((line) => line.key !== key);
}

/** Puts a removed line back where it was, as near as it still can be; one that is there already stays where it is. */
export function restoreLine(lines: Lines, line: LineValues, index: number): LineValues[] {
  return lines.some(({ key }) => key === line.key) ? [...lines] : lines.toSpliced(index, 0, line);
}
