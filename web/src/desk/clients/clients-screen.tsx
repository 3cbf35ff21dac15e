import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/client';
import { deskPaths } from '@welding/domain/paths';
import { ChevronRight, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { ClientSummary, useClientSearch } from '#desk/client-search/client-search.tsx';
import { NewClientForm } from '#desk/client-search/new-client-form.tsx';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { PageHead } from '#desk/ui/page-links.tsx';
import { useTableWidth } from '#desk/ui/use-table.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { ClientPage } from './client-page.tsx';
import { ClientsTable } from './clients-table.tsx';
import { clientsTexts } from './clients-texts.tsx';
import { FoundClients, SearchField } from './found-clients.tsx';

export function ClientsScreen() {
  return (
    <Routes>
      <Route index element={<ClientList />} />
      <Route path="new" element={<AddClientPage />} />
      <Route path=":id" element={<ClientPage />} />
    </Routes>
  );
}

const nobodyYet = { firstName: '', lastName: '', email: '', phone: '' };

function AddClientPage() {
  const t = clientsTexts();
  const navigate = useNavigate();
  return (
    <div className="grid max-w-3xl gap-5">
      <PageHead title={t.addAClient} back={{ to: deskPaths.clients, name: t.allClients }} />
      <NewClientForm
        start={nobodyYet}
        draft="new-client"
        onClient={({ id }) => void navigate(deskPaths.client(id), { replace: true })}
      />
    </div>
  );
}

const pageSize = 25;

/** The newest clients, or search results. The URL keeps the search for Back. */
function ClientList() {
  const t = clientsTexts();
  const [text, setText] = useTextInUrl('q');
  const search = useClientSearch(text);
  return (
    <div className="grid gap-5">
      <PageHead title={t.clients}>
        <LinkButton to={deskPaths.newClient} look="primary" icon={UserPlus}>
          {t.addAClient}
        </LinkButton>
      </PageHead>
      <SearchField text={text} onType={setText} />
      {search ? (
        <FoundClients search={search}>{(client) => <ClientRow client={client} />}</FoundClients>
      ) : (
        <AllClients />
      )}
    </div>
  );
}

function AllClients() {
  return useTableWidth() ? <ClientsTable /> : <NewestClients />;
}

function NewestClients() {
  const t = clientsTexts();
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
      noun={t.nouns.clients}
      empty={<p className="text-lg">{t.none}</p>}
      onMore={() => setLimit((before) => before + pageSize)}
    >
      {(clients) => (
        <ul className="grid gap-2 xl:grid-cols-2" aria-label={t.newestClients}>
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

function ClientRow({ client }: { client: Client }) {
  return (
    <Link to={deskPaths.client(client.id)} className="list-row-button">
      <ClientSummary client={client} />
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 opacity-60" />
    </Link>
  );
}

/**
 * A field's text kept in the URL. The field updates the URL, not the reverse, because WebKit would lose letters during
 * fast typing.
 * @param name of the query parameter
 */
function useTextInUrl(name: string): readonly [text: string, setText: (typed: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inUrl = parameters.get(name) ?? '';
  const isOwn = useNavigationType() === 'REPLACE';
  const [text, setText] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  if (inUrl !== seen) {
    setSeen(inUrl);
    if (!isOwn) setText(inUrl);
  }
  const type = (typed: string) => {
    setText(typed);
    setParameters(typed === '' ? {} : { [name]: typed }, { replace: true });
  };
  return [text, type];
}
