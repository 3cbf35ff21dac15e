import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type DeskList, type DeskQuery, useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { DeskListView } from './desk-list-view.tsx';
import { FoldedPanel } from './folded-panel.tsx';

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
  /** Starts as one line with the count. */
  folded?: boolean;
  className?: string;
};

export function ListPanel<Item extends { id: string }>({
  of: { title, icon, noun, none, Row },
  query,
  pageSize = 5,
  sort,
  children,
  action,
  folded = false,
  className = '',
}: ListPanelProps<Item>) {
  const [limit, setLimit] = useState(pageSize);
  const list = useDeskList(query(limit));
  const content = (
    <>
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
    </>
  );
  if (!folded)
    return (
      <Panel title={title} icon={icon} className={className}>
        {content}
      </Panel>
    );
  const count = countOf(list);
  return (
    <FoldedPanel
      title={title}
      icon={icon}
      note={count !== '0' && count}
      isEmpty={count === '0' && Boolean(children ?? action)}
      className={className}
    >
      {content}
    </FoldedPanel>
  );
}

/** How many there are, 5+ for a full page; undefined while that is not known. */
export function countOf(list: DeskList<unknown>): string | undefined {
  if (list.status !== 'ready') return undefined;
  if (list.isComplete) return String(list.items.length);
  return list.isFull ? `${[...list.items].length}+` : undefined;
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
