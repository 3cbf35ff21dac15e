import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { formatCents } from '@welding/domain/values/money';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import type { Complete, Part } from '#shared/live-lists/complete.ts';
import { useChoiceInUrl } from './page-links.tsx';
import { columnSums, compareCells, rowByKey, type TableColumn } from './table-columns.ts';
import { tableTexts } from './table-texts.ts';

/** Where a row leads: to an address, or to what a dialog shows. */
type RowTarget = { readonly to: string } | { readonly onOpen: () => void };

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string;
  /** The first one has the row's link. */
  columns: readonly TableColumn<Row>[];
  rows: Part<Row>;
  /** All rows, if they are known: only these are added up. */
  whole: Complete<Row> | undefined;
  /** How many rows show. */
  shown: number;
  /** False if the limit cut the list, so that the order of its query stays. */
  isSortable: boolean;
  /** Undefined for a row that leads nowhere. */
  targetOf: (row: Row) => RowTarget | undefined;
  /** Read with the row's link after the first column. */
  nameOf?: (row: Row) => string;
  /** The buttons of a row. */
  actionsOf?: (row: Row) => ReactNode;
};

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** A list on a wide screen. Sorting is in the URL; arrow keys go from row to row, Enter opens one. */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, whole, shown, isSortable, actionsOf } = props;
  const t = tableTexts();
  const [sorting, setSorting] = useSortingInUrl(columns);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    data,
    columns: useMemo(() => columns.map(toColumnDef<Row>), [columns]),
    getRowId: ({ id }) => id,
    state: { sorting: isSortable ? sorting : [] },
    onSortingChange: (change) => setSorting(typeof change === 'function' ? change(sorting) : change),
    enableMultiSort: false,
    enableSorting: isSortable,
  });
  const sums = whole && columnSums(columns, whole);
  return (
    <div className="data-table">
      <table onKeyDown={moveByKey}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ id, head, isFigure, from }) => (
              <HeadCell
                key={id}
                head={head}
                isFigure={isFigure}
                from={from}
                direction={table.getColumn(id)?.getIsSorted() ?? false}
                onSort={
                  table.getColumn(id)?.getCanSort()
                    ? table.getColumn(id)?.getToggleSortingHandler()
                    : undefined
                }
              />
            ))}
            {actionsOf && (
              <td className="data-cell" data-part="head">
                <span className="sr-only">{t.actions}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {table
            .getRowModel()
            .rows.slice(0, shown)
            .map(({ id, original }) => (
              <DataRow key={id} {...props} row={original} />
            ))}
        </tbody>
        {sums && sums.size > 0 && (
          <SumRow columns={columns} sums={sums} hasActions={actionsOf !== undefined} />
        )}
      </table>
    </div>
  );
}

function toColumnDef<Row>({ id, sortBy, isFigure }: TableColumn<Row>) {
  return {
    id,
    accessorFn: (row: Row) => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortDescFirst: isFigure === true,
    sortUndefined: 'last' as const,
    sortFn: (one: CellsOf, other: CellsOf, column: string) =>
      compareCells(one.getValue(column), other.getValue(column)),
  };
}

type CellsOf = { getValue: (column: string) => never };

/** The column in the URL: `total`, or `-total` from the largest down. */
function useSortingInUrl<Row>(
  columns: readonly TableColumn<Row>[],
): readonly [SortingState, (sorting: SortingState) => void] {
  const [text, choose] = useChoiceInUrl('sort', '', (asked) =>
    columns.some(({ id, sortBy }) => sortBy && id === asked.replace(/^-/, '')) ? asked : undefined,
  );
  const sorting = useMemo(
    () => (text === '' ? [] : [{ id: text.replace(/^-/, ''), desc: text.startsWith('-') }]),
    [text],
  );
  return [sorting, ([first]) => choose(first ? `${first.desc ? '-' : ''}${first.id}` : '')];
}

type HeadCellProps = {
  head: string;
  isFigure: true | undefined;
  from: TableColumn<never>['from'];
  direction: 'asc' | 'desc' | false;
  /** Undefined for a column that is not sorted. */
  onSort: ((event: unknown) => void) | undefined;
};

function HeadCell({ head, isFigure, from, direction, onSort }: HeadCellProps) {
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className="data-cell"
      data-part="head"
      data-figure={isFigure}
      data-from={from}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {onSort ? (
        <button type="button" className="data-sort" onClick={onSort}>
          {head}
          <Arrow aria-hidden="true" className="size-4 shrink-0" />
        </button>
      ) : (
        head
      )}
    </th>
  );
}

type DataRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'targetOf' | 'nameOf' | 'actionsOf'> & {
  row: Row;
};

function DataRow<Row>({ row, columns: [first, ...others], targetOf, nameOf, actionsOf }: DataRowProps<Row>) {
  const name = nameOf?.(row);
  return (
    <tr className="data-row">
      {first && (
        <th scope="row" className="data-cell" data-short={first.isShort}>
          <RowLink target={targetOf(row)}>
            {first.cell(row)}
            {name && <span className="sr-only"> {name}</span>}
          </RowLink>
        </th>
      )}
      {others.map(({ id, isFigure, isShort, from, cell }) => (
        <td key={id} className="data-cell" data-figure={isFigure} data-short={isShort} data-from={from}>
          {cell(row)}
        </td>
      ))}
      {actionsOf && (
        <td className="data-cell">
          <div className="data-actions">{actionsOf(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** Covers its whole row. */
function RowLink({ target, children }: { target: RowTarget | undefined; children: ReactNode }) {
  if (!target) return children;
  if ('to' in target) {
    return (
      <Link to={target.to} className="data-link">
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className="data-link" aria-haspopup="dialog" onClick={target.onOpen}>
      {children}
    </button>
  );
}

function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.data-link')];
  const at = links.findIndex((link) => link === event.target);
  const to = at < 0 ? undefined : rowByKey(event.key, at, links.length);
  if (to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
}

type SumRowProps<Row> = {
  columns: readonly TableColumn<Row>[];
  sums: ReadonlyMap<string, number>;
  hasActions: boolean;
};

function SumRow<Row>({ columns: [, ...others], sums, hasActions }: SumRowProps<Row>) {
  return (
    <tfoot>
      <tr>
        <th scope="row" className="data-cell" data-part="foot">
          {tableTexts().heads.total}
        </th>
        {others.map(({ id, isFigure, from }) => {
          const cents = sums.get(id);
          return (
            <td key={id} className="data-cell" data-part="foot" data-figure={isFigure} data-from={from}>
              {cents !== undefined && formatCents(cents)}
            </td>
          );
        })}
        {hasActions && <td className="data-cell" data-part="foot" />}
      </tr>
    </tfoot>
  );
}
