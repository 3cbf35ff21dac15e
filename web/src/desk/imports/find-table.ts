import { isHeading, plainHeading } from './headings.ts';
import { importsTexts } from './imports-texts.ts';

/** A row, with its number in the file: as spreadsheets count, from 1 with the headings, or the number of the card. */
export type TableRow = {
  readonly at: number;
  readonly cells: readonly string[];
  /** Its cells may be wrong, because a quote is not closed. */
  readonly isBroken?: boolean;
};

/** A file of records: the headings of its columns that have cells, and its rows. */
export type Table = {
  readonly headings: readonly string[];
  /** The headings in the reader's language, for a file that has none of its own. */
  readonly labels?: readonly string[];
  readonly rows: readonly TableRow[];
  /** All headings, which identify the program. */
  readonly written: readonly string[];
};

/** Reports have a few title lines above their headings. */
const mostTitleLines = 20;
const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '');

/**
 * Finds the table in a file's cells: its headings below title lines, and its rows without totals, footers and empty lines. A
 * report's line with a client alone names the client of the rows below it.
 * @param broken the indexes of lines whose cells may be wrong
 * @returns undefined without a row
 */
export function findTable(
  grid: readonly (readonly string[])[],
  broken: ReadonlySet<number> = new Set(),
): Table | undefined {
  const numbered = grid.map(
    (cells, index): TableRow => ({ at: index + 1, cells, ...(broken.has(index) && { isBroken: true }) }),
  );
  const lines = numbered.filter(({ cells }) => filled(cells).length > 0);
  const start = headingLine(lines);
  const headings = start < 0 ? [] : (lines[start]?.cells ?? []);
  const names = new Set(lines.map(({ cells }) => filled(cells)[0] ?? ''));
  const below = lines.slice(start + 1).filter(({ cells }) => !isTotal(cells, names) && !isFooter(cells));
  const rows = withGroups(headings, below);
  if (rows.length === 0) return undefined;
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some(({ cells }) => cells[column]),
  );
  return {
    written: headings,
    headings: used.map((column) => headings[column] || groupHeading(column, start)),
    rows: rows.map(({ cells, ...row }) => ({ ...row, cells: used.map((column) => cells[column] ?? '') })),
  };
}

/** The first column of a report by clients has no heading. */
const groupHeading = (column: number, start: number) =>
  column === 0 && start >= 0 ? importsTexts().customer : '';

/** The line with the most known headings; -1 for a file that begins with data. */
function headingLine(lines: readonly TableRow[]): number {
  const scores = lines.slice(0, mostTitleLines).map(({ cells }) => cells.filter(isHeading).length);
  const best = Math.max(...scores);
  if (best >= 2) return scores.indexOf(best);
  const first = filled(lines[0]?.cells ?? []);
  const isData = best === 0 && first.some((cell) => /\S@\S+\.\S|^\+?[\d\s().-]{7,}$/.test(cell));
  return isData ? -1 : Math.max(scores.indexOf(best), 0);
}

const amount = /^[-(]?\s*\$?\s*[-\d.,]+\)?$/;

/**
 * A line such as "Total for Kelly Steel, Inc.", with nothing else but amounts.
 * @param names first cells, because QuickBooks Desktop writes "Total Kelly Steel" below the lines of Kelly Steel
 */
function isTotal(cells: readonly string[], names: ReadonlySet<string>): boolean {
  const [first = '', ...others] = filled(cells);
  const [, name] = /^total (.+)$/i.exec(first) ?? [];
  return (
    (/^(?:grand |sub)?totals?:?$|^total (?:for|de|of)\b/i.test(first) ||
      (name !== undefined && names.has(name))) &&
    others.every((cell) => amount.test(cell))
  );
}

const footer =
  /^(?:accrual|cash) basis\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)day, .*\d{4}|^(?:page|página) \d+|^-{3,}$/i;

function isFooter(cells: readonly string[]): boolean {
  const [first = '', ...others] = filled(cells);
  return others.length === 0 && footer.test(first);
}

/** Writes a group's name into the rows below it, whose first cell is empty. */
function withGroups(headings: readonly string[], lines: readonly TableRow[]): TableRow[] {
  const isGrouped =
    headings.length > 2 && ['', 'customer', 'client', 'cliente'].includes(plainHeading(headings[0] ?? ''));
  if (!isGrouped) return [...lines];
  let group = '';
  return lines.flatMap(({ cells, ...line }, index) => {
    const isName = cells[0] !== '' && filled(cells).length === 1;
    const next = lines[index + 1]?.cells;
    if (isName && next?.[0] === '') {
      group = cells[0] ?? '';
      return [];
    }
    return [{ ...line, cells: cells[0] === '' && group ? [group, ...cells.slice(1)] : cells }];
  });
}
