import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { deskPaths } from '@welding/domain/paths';
import { ChevronRight, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ClientSummary } from '#desk/client-search/client-summary.tsx';
import { useClientSearch } from '#desk/client-search/use-client-search.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { clientsTexts } from './clients-texts.ts';
import { FoundClients } from './found-clients.tsx';
import { SearchField } from './search-field.tsx';
import { useTextInUrl } from './use-text-in-url.ts';

const pageSize = 25;

/** Every client: the newest, or those that fit what is typed, which the address keeps for Back. */
export function ClientList() {
  const [text, setText] = useTextInUrl('q');
  const search = useClientSearch(text);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-4xl sm:text-5xl">{clientsTexts().clients}</h1>
        <Link to={deskPaths.newClient} className="btn btn-primary">
          <UserPlus aria-hidden="true" className="size-5" />
          {clientsTexts().addAClient}
        </Link>
      </div>
      <SearchField text={text} onType={setText} />
      {search ? (
        <FoundClients search={search}>{(client) => <ClientRow client={client} />}</FoundClients>
      ) : (
        <NewestClients />
      )}
    </div>
  );
}

function NewestClients() {
  const [limit, setLimit] = useState(pageSize);
  const list = useDeskList({
    collection: 'clients',
    schema: storedClientSchema,
    order: ['createdAt', 'desc'],
    limit,
  });
  return (
    <DeskListView
      list={list}
      noun={clientsTexts().nouns.clients}
      empty={<p className="text-lg">{clientsTexts().none}</p>}
      onMore={() => setLimit((before) => before + pageSize)}
    >
      {(clients) => (
        <ul className="grid gap-2 xl:grid-cols-2" aria-label={clientsTexts().newestClients}>
          {clients
            .filter(({ mergedInto }) => !mergedInto)
            .map((client) => (
              <li key={client.id} className="grid">
                <ClientRow client={client} />
              </li>
            ))}
        </ul>
      )}
    </DeskListView>
  );
}

/** One client of a list, leading to its page. */
function ClientRow({ client }: { client: Client }) {
  return (
    <Link to={deskPaths.client(client.id)} className="list-row-button">
      <ClientSummary client={client} />
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 opacity-60" />
    </Link>
  );
}
