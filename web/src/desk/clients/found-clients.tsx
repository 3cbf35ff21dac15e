import type { Client } from '@welding/domain/entities/client';
import type { ReactNode } from 'react';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import type { ClientSearch } from './use-client-search.ts';

type FoundClientsProps = {
  search: ClientSearch;
  children: (client: Client) => ReactNode;
};

/** Whom a search found; when nobody fits everything typed, it says so and shows who comes near. */
export function FoundClients({ search: { typed, list, isExact }, children }: FoundClientsProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="empty:hidden">
        {list.status === 'ready' && outcome(list.items.length, isExact, list.isFull)}
      </p>
      <DeskListView
        list={list}
        noun="clients"
        empty={
          <p className="text-lg wrap-anywhere">Nobody is found by “{typed.trim()}”. Try fewer letters.</p>
        }
      >
        {(clients) => (
          <ul className="grid gap-2 xl:grid-cols-2" aria-label="Found clients">
            {clients.map((client) => (
              <li key={client.id} className="grid">
                {children(client)}
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
    </div>
  );
}

function outcome(found: number, isExact: boolean, isFull: boolean): string | undefined {
  if (found === 0) return undefined;
  if (!isExact) return 'Nobody fits exactly. Similar:';
  if (isFull) return 'There may be more. Type more of the name.';
  return found === 1 ? '1 client' : `${found} clients`;
}
