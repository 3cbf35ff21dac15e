import type { ReactNode } from 'react';
import type { DeskList } from '#desk/live/use-desk-list.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { DeskListView } from './desk-list-view.tsx';
import { tableTexts } from './table-texts.ts';
import { mostWhole, type Paging } from './use-table.ts';

type ListTableProps<Row> = Paging & { list: DeskList<Row> } & Omit<
    DataTableProps<Row>,
    'rows' | 'whole' | 'isSortable'
  > & {
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
