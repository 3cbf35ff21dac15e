import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ListOfClient } from '#desk/live/desk-query.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { clientsTexts } from './clients-texts.ts';

const pageSize = 10;

type ClientListPanelProps<Item> = {
  title: string;
  icon: LucideIcon;
  kind: 'projects' | 'visits' | 'payments' | 'requests';
  clientId: string;
  query: ListOfClient<Item>;
  /** Stands below the list: the way to a new one. */
  action?: ReactNode;
  children: (item: Item) => ReactNode;
};

/** What a client has of one kind, the latest first, live. */
export function ClientListPanel<Item extends { id: string }>({
  title,
  icon,
  kind,
  clientId,
  query,
  action,
  children,
}: ClientListPanelProps<Item>) {
  const [limit, setLimit] = useState(pageSize);
  const list = useDeskList({ ...query, where: [['clientId', '==', clientId]], limit });
  return (
    <Panel title={title} icon={icon}>
      <DeskListView
        list={list}
        noun={clientsTexts().nouns[kind]}
        empty={<p>{clientsTexts().noneOf[kind]}</p>}
        onMore={() => setLimit((before) => before + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        )}
      </DeskListView>
      {action}
    </Panel>
  );
}
