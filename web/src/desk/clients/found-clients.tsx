import type { Client } from '@welding/domain/entities/client';
import type { ReactNode } from 'react';
import { searchOutcome } from '#desk/client-search/search-outcome.ts';
import type { ClientSearch } from '#desk/client-search/use-client-search.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { clientsTexts } from './clients-texts.ts';

type FoundClientsProps = {
  search: ClientSearch;
  children: (client: Client) => ReactNode;
};

/** Whom a search found; when nobody fits everything typed, it says so and shows who comes near. */
export function FoundClients({ search, children }: FoundClientsProps) {
  const { typed, list } = search;
  return (
    <div className="grid gap-3">
      <p role="status" className="empty:hidden">
        {searchOutcome(search)}
      </p>
      <DeskListView
        list={list}
        noun={clientsTexts().nouns.clients}
        empty={<p className="text-lg wrap-anywhere">{clientsTexts().nobody(typed.trim())}</p>}
      >
        {(clients) => (
          <ul className="grid gap-2 xl:grid-cols-2" aria-label={clientsTexts().foundClients}>
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
