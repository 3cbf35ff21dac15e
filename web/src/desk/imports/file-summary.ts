import type { ImportKind } from '@welding/domain/entities/import-request';
import { isUnclearDay } from '@welding/domain/values/typed-day';
import { chooseTargets, profileOf } from './choose-targets.ts';
import type { Table } from './find-table.ts';
import type { Target } from './headings.ts';
import { cellsOf, isUnclearColumn } from './rows-of.ts';

/** What the page shows of a file before its rows are planned. The cells stay in the worker. */
export type FileSummary = {
  readonly rows: number;
  readonly headings: readonly string[];
  /** Three different cells of each column. */
  readonly examples: readonly string[];
  /** The columns with days that can be read two ways, and one of these. */
  readonly unclear: readonly { readonly column: number; readonly example: string }[];
  readonly as: Readonly<Record<ImportKind, FileAs>>;
};

/** The file as an import of a kind. */
type FileAs = {
  /** What each column becomes. */
  readonly targets: readonly Target[];
  /** The program that wrote it, and the kind of its files. */
  readonly program?: string;
  readonly kind: ImportKind;
};

const examples = 3;

export function summaryOf(table: Table): FileSummary {
  const fileAs = (kind: ImportKind): FileAs => {
    const profile = profileOf(table, kind);
    return {
      targets: chooseTargets(table, kind),
      kind,
      ...(profile && { program: profile.program, kind: profile.kind }),
    };
  };
  const columns = table.headings.map((_, column) => column);
  return {
    rows: table.rows.length,
    headings: table.labels ?? table.headings,
    examples: columns.map((column) => exampleOf(table, column)),
    unclear: columns
      .filter((column) => isUnclearColumn(table, column))
      .map((column) => ({ column, example: cellsOf(table, column).find(isUnclearDay) ?? '' })),
    as: {
      clients: fileAs('clients'),
      price_book: fileAs('price_book'),
      balances: fileAs('balances'),
      jobs: fileAs('jobs'),
    },
  };
}

function exampleOf({ rows }: Table, column: number): string {
  const cells = new Set<string>();
  for (const row of rows) {
    if (row.cells[column]) cells.add(row.cells[column].slice(0, 40));
    if (cells.size === examples) break;
  }
  return [...cells].join(' · ');
}
