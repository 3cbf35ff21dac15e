import { chicagoDate } from '@welding/domain/values/chicago-day';
import { currentLanguage } from '@welding/domain/values/language';
import { formatDate } from '@welding/domain/values/words';
import type { ReactNode } from 'react';

type Sortable = string | number | undefined;

/** A column of a table, declared beside the list's card. */
export type TableColumn<Row> = {
  /** Its name in the URL. */
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Undefined values come last. Without it the column is not sorted. */
  readonly sortBy?: (row: Row) => Sortable;
  /** Digits below each other at the right; sorting begins with the largest. */
  readonly isFigure?: true;
  /** Kept on one line. */
  readonly isShort?: true;
  /** Cents that the foot adds up. */
  readonly sum?: (row: Row) => number;
  /** The table's least width, in rem, that has room for it. */
  readonly from?: 56 | 68 | 80 | 92;
};

/** The Chicago day of an instant; '' without one. */
export function instantDay(instant: string | undefined): string {
  return instant ? formatDate(chicagoDate(new Date(instant))) : '';
}

/** Sorts numbers by size, and texts as the language does, with the numbers in them by size: INV-999 before INV-1000. */
export function compareCells(one: Sortable, other: Sortable): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one ?? ''), String(other ?? ''));
}

const collator = new Intl.Collator(currentLanguage(), { numeric: true, sensitivity: 'base' });

/** The cents of each column that adds up. */
export function columnSums<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, number> {
  return new Map(
    columns.flatMap(({ id, sum }) =>
      sum ? [[id, rows.reduce((cents, row) => cents + sum(row), 0)] as const] : [],
    ),
  );
}

/**
 * The row that a key leads to.
 * @returns undefined for other keys, and at the end
 */
export function rowByKey(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  const to = targets[key];
  return to === undefined || to === at || to < 0 || to >= count ? undefined : to;
}
