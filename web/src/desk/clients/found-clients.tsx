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
  const t = clientsTexts();
  const { typed, list } = search;
  return (
    <div className="grid gap-3">
      <p role="status" className="empty:hidden">
        {searchOutcome(search)}
      </p>
      <DeskListView
        list={list}
        noun={t.nouns.clients}
        empty={<p className="text-lg wrap-anywhere">{t.nobody(typed.trim())}</p>}
      >
        {(clients) => (
          <ul className="grid gap-2 xl:grid-cols-2" aria-label={t.foundClients}>
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
  const t = clientsTexts();
  return (
    <Field label={t.search} hint={t.searchHint} className="max-w-xl">
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
