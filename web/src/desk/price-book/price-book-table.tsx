import { lineKindLabels } from '@welding/domain/entities/money-line';
import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { unitText } from '@welding/domain/money/total-rows';
import { formatDollars } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { type DeskList, withItems } from '#desk/live/use-desk-list.ts';
import { ListTable } from '#desk/ui/list-table.tsx';
import type { TableColumn } from '#desk/ui/table-columns.ts';
import { tableTexts } from '#desk/ui/table-texts.ts';
import { usePaging } from '#desk/ui/use-table.ts';
import { priceBookTexts } from './price-book-texts.ts';
import { RetireButton } from './price-entry-row.tsx';
import { findEntries } from './use-price-book.ts';

type PriceBookTableProps = {
  entries: DeskList<PriceEntry>;
  text: string;
  /** Only the owner sees costs. */
  isOwner: boolean;
  empty: ReactNode;
  onEdit: (entry: PriceEntry) => void;
};

export function PriceBookTable({ entries, text, isOwner, empty, onEdit }: PriceBookTableProps) {
  const t = priceBookTexts();
  const { limit: _, ...paging } = usePaging();
  const found = withItems(entries, (items) => findEntries([...items], text));
  return (
    <ListTable
      {...paging}
      list={found}
      label={t.nounPrices}
      noun={t.nounPrices}
      empty={text.trim() ? <p role="status">{t.nothingFoundFor(text.trim())}</p> : empty}
      columns={isOwner ? ownersColumns : columns}
      targetOf={(entry) => ({ onOpen: () => onEdit(entry) })}
      actionsOf={(entry) => <RetireButton entry={entry} />}
    />
  );
}

const { heads } = tableTexts();

const columns: readonly TableColumn<PriceEntry>[] = [
  {
    id: 'name',
    head: heads.name,
    cell: ({ name }) => <span className="data-text">{name}</span>,
    sortBy: ({ name }) => name,
  },
  {
    id: 'kind',
    head: heads.kind,
    cell: ({ kind }) => lineKindLabels[kind],
    sortBy: ({ kind }) => lineKindLabels[kind],
  },
  {
    id: 'unit',
    head: heads.unit,
    cell: ({ unit }) => unit && unitText(unit),
    sortBy: ({ unit }) => unit && unitText(unit),
  },
  {
    id: 'price',
    head: heads.price,
    isFigure: true,
    cell: ({ unitPrice }) => formatDollars(unitPrice),
    sortBy: ({ unitPrice }) => unitPrice,
  },
];

const ownersColumns: readonly TableColumn<PriceEntry>[] = [
  ...columns,
  {
    id: 'cost',
    head: heads.cost,
    isFigure: true,
    cell: ({ cost }) => cost !== undefined && formatDollars(cost),
    sortBy: ({ cost }) => cost,
  },
  {
    id: 'margin',
    head: heads.margin,
    isFigure: true,
    from: 56,
    cell: (entry) => marginText(entry),
    sortBy: marginOf,
  },
];

/** Percent of the price; undefined without a cost. */
function marginOf({ unitPrice, cost }: PriceEntry): number | undefined {
  return cost === undefined || unitPrice === 0 ? undefined : Math.round((1 - cost / unitPrice) * 100);
}

function marginText(entry: PriceEntry): string {
  const margin = marginOf(entry);
  return margin === undefined ? '' : `${margin}%`;
}
