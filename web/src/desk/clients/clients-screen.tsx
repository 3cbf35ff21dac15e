import { Route, Routes } from 'react-router';
import { AddClientPage } from './add-client-page.tsx';
import { ClientList } from './client-list.tsx';
import { ClientPage } from './client-page.tsx';

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
