import { type LucideIcon, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type DeskList, type DeskQuery, useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { DeskListView } from './desk-list-view.tsx';
import { useChoiceInUrl } from './page-links.tsx';
import { RowsWithClients } from './with-clients.tsx';

type RowProps<Item> = {
  item: Item;
  /** The client's name, in a list of several clients. */
  of?: string;
};

/** A kind of record in lists, declared once. Pages and panels differ in their queries. */
export type ListOf<Item> = {
  readonly title: string;
  readonly icon: LucideIcon;
  /** Used in a sentence: estimates. */
  readonly noun: string;
  readonly none: string;
  readonly Row: ComponentType<RowProps<Item>>;
};

type ListPanelProps<Item> = {
  of: ListOf<Item>;
  /** May return more than `limit`; the panel shows that many. */
  query: (limit: number) => DeskQuery<Item>;
  pageSize?: number;
  /** Sorts before the list is cut. */
  sort?: (items: readonly Item[]) => readonly Item[];
  children?: ReactNode;
  action?: ReactNode;
};

export function ListPanel<Item extends { id: string }>({
  of: { title, icon, noun, none, Row },
  query,
  pageSize = 5,
  sort,
  children,
  action,
}: ListPanelProps<Item>) {
  const [limit, setLimit] = useState(pageSize);
  const list = useDeskList(query(limit));
  return (
    <Panel title={title} icon={icon}>
      {children}
      <DeskListView
        list={firstOf(list, limit, sort)}
        noun={noun}
        empty={<p>{none}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((item) => (
              <li key={item.id}>
                <Row item={item} />
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
      {action}
    </Panel>
  );
}

function firstOf<Item>(
  list: DeskList<Item>,
  limit: number,
  sort: ListPanelProps<Item>['sort'] = (items) => items,
): DeskList<Item> {
  if (list.status !== 'ready') return list;
  const shown = withItems(list, (items) => sort([...items]).slice(0, limit));
  return shown.status === 'ready'
    ? { ...shown, isFull: list.isFull || [...list.items].length > limit }
    : shown;
}

/** A filter of a list. `value` is its name in the URL. */
export type ListFilter<Item> = {
  readonly value: string;
  readonly label: string;
  readonly none: string;
  readonly query: (limit: number) => DeskQuery<Item>;
};

type ListPageProps<Item> = {
  of: ListOf<Item>;
  /** Names the filters for screen readers: Estimates that are. */
  label: string;
  filters: readonly [ListFilter<Item>, ...ListFilter<Item>[]];
  add: { to: string; label: string };
};

export function ListPage<Item extends { id: string; clientId: string }>({
  of,
  label,
  filters,
  add,
}: ListPageProps<Item>) {
  const [first] = filters;
  const [value, choose] = useChoiceInUrl(
    'show',
    first.value,
    (asked) => filters.find((filter) => filter.value === asked)?.value,
  );
  return (
    <div className="grid gap-5">
      <FilterTabs label={label} choices={filters} chosen={value} onChoose={choose} />
      <FilteredList key={value} of={of} filter={filters.find((filter) => filter.value === value) ?? first} />
      <LinkButton to={add.to} look="primary" icon={Plus} className="justify-self-start">
        {add.label}
      </LinkButton>
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

type FilterTabsProps<Value extends string> = {
  /** Read before the choices: Estimates that are */
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
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
      {choices.map(({ value, label: name }) => (
        <Button key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
