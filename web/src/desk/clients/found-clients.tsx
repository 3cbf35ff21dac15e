import type { Client } from '@welding/domain/entities/client';
import type { ReactNode } from 'react';
import { type ClientSearch, searchOutcome } from '#desk/client-search/client-search.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { Field } from '#shared/ui/field.tsx';
import { clientsTexts } from './clients-texts.tsx';

type FoundClientsProps = {
  search: ClientSearch;
  children: (client: Client) => ReactNode;
};

/** Search results, marked if they are only near matches. */
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

export function SearchField({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <Field label={clientsTexts().search} hint={clientsTexts().searchHint} className="max-w-xl">
      {(control) => (
        <input
          {...control}
          type="search"
          className="input input-lg"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
