import { deskPaths } from '@welding/domain/paths';
import { Route, Routes, useNavigate } from 'react-router';
import { NewClientForm } from '#desk/client-search/new-client-form.tsx';
import { BackLink } from '#desk/ui/back-link.tsx';
import { ClientList } from './client-list.tsx';
import { ClientPage } from './client-page.tsx';
import { clientsTexts } from './clients-texts.ts';

/** The clients, as a list to search in and one by one. */
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

/** Adds a client who did not come by a request. */
function AddClientPage() {
  const navigate = useNavigate();
  return (
    <div className="grid max-w-3xl gap-5">
      <BackLink to={deskPaths.clients}>{clientsTexts().allClients}</BackLink>
      <h1 className="display text-4xl sm:text-5xl">{clientsTexts().addAClient}</h1>
      <NewClientForm
        start={nobodyYet}
        draft="new-client"
        onClient={({ id }) => void navigate(deskPaths.client(id), { replace: true })}
      />
    </div>
  );
}
