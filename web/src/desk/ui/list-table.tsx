import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type DeskList, type DeskQuery, useDeskList } from '#desk/live/use-desk-list.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { DeskListView } from './desk-list-view.tsx';
import { tableTexts } from './table-texts.ts';

/** Whether lists are tables: from 1,100 px, and later with larger text. */
export function useTableWidth(): boolean {
  return useSyncExternalStore(
    onWidth,
    () => wide().matches,
    () => false,
  );
}

const wide = () => matchMedia('(width >= 68.75rem)');

function onWidth(notify: () => void): () => void {
  const query = wide();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Loaded at once, because sorting and sums need whole lists. */
export const mostWhole = 500;
const step = 25;

type TableList<Item> = {
  list: DeskList<Item>;
  /** Rows that show. */
  shown: number;
  onMore: () => void;
};

/** A list for a table, which shows 25 more at a time. */
export function useTableList<Item>(query: (limit: number) => DeskQuery<Item> | null): TableList<Item> {
  const [shown, setShown] = useState(step);
  const list = useDeskList(query(Math.ceil(shown / mostWhole) * mostWhole));
  return { list, shown, onMore: () => setShown((before) => before + step) };
}

type ListTableProps<Row> = TableList<Row> &
  Omit<DataTableProps<Row>, 'rows' | 'whole' | 'isSortable'> & {
    /** Used in a sentence: invoices. */
    noun: string;
    empty: ReactNode;
  };

export function ListTable<Row extends { readonly id: string }>({
  list,
  shown,
  onMore,
  noun,
  empty,
  ...table
}: ListTableProps<Row>) {
  const isCut = list.status === 'ready' && list.isFull;
  return (
    <DeskListView list={cutAt(list, shown)} noun={noun} empty={empty} onMore={onMore}>
      {(rows) => (
        <>
          {isCut && <p className="text-sm">{tableTexts().tooManyToSort(mostWhole)}</p>}
          <DataTable
            rows={rows}
            whole={list.status === 'ready' && list.isComplete ? list.items : undefined}
            shown={shown}
            isSortable={!isCut}
            {...table}
          />
        </>
      )}
    </DeskListView>
  );
}

/** The list, with more to show while it has more rows. */
function cutAt<Row>(list: DeskList<Row>, shown: number): DeskList<Row> {
  if (list.status !== 'ready' || list.isFull) return list;
  return { ...list, isFull: [...list.items].length > shown };
}
