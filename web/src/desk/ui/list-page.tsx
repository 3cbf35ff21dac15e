import type { Client } from '@welding/domain/entities/client';
import { clientName, clientSortName } from '@welding/domain/entities/client-names';
import { localTitle } from '@welding/domain/entities/local-title';
import { formatCents } from '@welding/domain/values/money';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type DeskQuery, useDeskList, wholeListOf, withItems } from '#desk/live/use-desk-list.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import type { ListOf } from './desk-list.tsx';
import { DeskListView } from './desk-list-view.tsx';
import { ListTable } from './list-table.tsx';
import { useChoiceInUrl } from './page-links.tsx';
import type { TableColumn } from './table-columns.ts';
import { tableTexts } from './table-texts.ts';
import { mostWhole, usePaging, useTableWidth } from './use-table.ts';
import { RowsWithClients, WithClients } from './with-clients.tsx';

/** A filter of a list. `value` is its name in the URL. */
export type ListFilter<Item> = {
  readonly value: string;
  readonly label: string;
  readonly none: string;
  readonly query: (limit: number) => DeskQuery<Item>;
  /** A short list: its count shows beside its name, also while another filter is chosen. */
  readonly isCounted?: true;
};

/** An entry with its client's name. */
type OfClient<Item> = Item & { readonly of: string; readonly sortName: string };

/** How a list looks on a wide screen. */
export type ListTableOf<Item> = {
  readonly columns: readonly TableColumn<OfClient<Item>>[];
  readonly pathOf: (item: Item) => string;
  /** The cents of an entry beside the count of a filter. */
  readonly cents: (item: Item) => number;
};

const { heads } = tableTexts();

export const clientColumn: TableColumn<OfClient<unknown>> = {
  id: 'client',
  head: heads.client,
  cell: ({ of }) => <span className="data-text">{of}</span>,
  sortBy: ({ sortName }) => sortName,
};

/** The job of a paper, by the title that the paper has. */
export function jobColumn(
  from: TableColumn<never>['from'],
): TableColumn<{ projectTitle?: string | undefined }> {
  return {
    id: 'job',
    head: heads.job,
    ...(from && { from }),
    cell: ({ projectTitle = '' }) => <span className="data-text">{localTitle(projectTitle)}</span>,
    sortBy: ({ projectTitle }) => projectTitle && localTitle(projectTitle),
  };
}

type ListPageProps<Item> = {
  of: ListOf<Item>;
  table: ListTableOf<Item>;
  /** Names the filters for screen readers: Estimates that are. */
  label: string;
  filters: readonly [ListFilter<Item>, ...ListFilter<Item>[]];
  add: { to: string; label: string };
};

export function ListPage<Item extends { id: string; clientId: string }>({
  of,
  table,
  label,
  filters,
  add,
}: ListPageProps<Item>) {
  const [first] = filters;
  const isTable = useTableWidth();
  const [value, choose] = useChoiceInUrl(
    'show',
    first.value,
    (asked) => filters.find((filter) => filter.value === asked)?.value,
  );
  const filter = filters.find((known) => known.value === value) ?? first;
  const addButton = (
    <LinkButton to={add.to} look="primary" icon={Plus} className="shrink-0 justify-self-start">
      {add.label}
    </LinkButton>
  );
  const choices = filters.map((known) => ({
    ...known,
    note: isTable && (known.isCounted || known === filter) && <Figures of={known} cents={table.cents} />,
  }));
  const tabs = <FilterTabs label={label} choices={choices} chosen={value} onChoose={choose} />;
  return isTable ? (
    <div className="grid gap-5">
      <div className="flex items-start justify-between gap-3">
        {tabs}
        {addButton}
      </div>
      <FilteredTable key={value} of={of} table={table} filter={filter} />
    </div>
  ) : (
    <div className="grid gap-5">
      {tabs}
      <FilteredList key={value} of={of} filter={filter} />
      {addButton}
    </div>
  );
}

const pageSize = 20;

type FilteredListProps<Item> = { of: ListOf<Item>; filter: ListFilter<Item> };

function FilteredList<Item extends { id: string; clientId: string }>({
  of: { noun, Row },
  filter,
}: FilteredListProps<Item>) {
  const [limit, setLimit] = useState(pageSize);
  return (
    <DeskListView
      list={useDeskList(filter.query(limit))}
      noun={noun}
      empty={<p>{filter.none}</p>}
      onMore={() => setLimit((shown) => shown + pageSize)}
    >
      {(items) => (
        <RowsWithClients items={items}>{(item, of) => <Row item={item} of={of} />}</RowsWithClients>
      )}
    </DeskListView>
  );
}

type FilteredTableProps<Item> = {
  of: Pick<ListOf<Item>, 'title' | 'noun'>;
  filter: ListFilter<Item>;
  table: Omit<ListTableOf<Item>, 'cents'>;
  actionsOf?: (item: Item) => ReactNode;
};

/** The entries of a filter. Its key must change with the filter, so that it begins with few rows. */
export function FilteredTable<Item extends { id: string; clientId: string }>({
  of: { title, noun },
  filter,
  table: { columns, pathOf },
  ...actions
}: FilteredTableProps<Item>) {
  const { limit, ...paging } = usePaging();
  const list = useDeskList(filter.query(limit));
  return (
    <WithClients ids={list.status === 'ready' ? list.items.map(({ clientId }) => clientId) : []}>
      {(clients) => (
        <ListTable
          {...paging}
          {...actions}
          list={withItems(list, (items) => items.map((item) => ofClient(item, clients.get(item.clientId))))}
          label={`${title}: ${filter.label}`}
          noun={noun}
          empty={<p>{filter.none}</p>}
          columns={columns}
          targetOf={(item) => ({ to: pathOf(item) })}
          nameOf={({ of }) => of}
        />
      )}
    </WithClients>
  );
}

function ofClient<Item>(item: Item, client: Client | undefined): OfClient<Item> {
  return client
    ? { ...item, of: clientName(client), sortName: clientSortName(client) }
    : { ...item, of: '', sortName: '' };
}

/** A filter's count, with its sum if it has one; nothing until all entries are known. */
export function Figures<Item>({
  of: { query },
  cents,
}: {
  of: Pick<ListFilter<Item>, 'query'>;
  cents: (item: Item) => number;
}) {
  const list = wholeListOf(useDeskList(query(mostWhole)));
  if (list.status !== 'ready' || list.items.length === 0) return null;
  const sum = list.items.reduce((all, item) => all + cents(item), 0);
  return (
    <span className="tabular-nums font-normal">
      {list.items.length}
      {sum > 0 && ` · ${formatCents(sum)}`}
    </span>
  );
}

type FilterTabsProps<Value extends string> = {
  /** Read before the choices: Estimates that are */
  label: string;
  choices: readonly { readonly value: Value; readonly label: string; readonly note?: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function FilterTabs<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: FilterTabsProps<Value>) {
  return (
    <fieldset className="status-tabs">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, label: name, note }) => (
        <Button key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name} {note}
        </Button>
      ))}
    </fieldset>
  );
}
