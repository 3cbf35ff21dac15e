import { Route, Routes } from 'react-router-dom';
import { RequestList } from './request-list.tsx';
import { RequestPage } from './request-page.tsx';

/** What people ask for, as a list and one by one. */
export function RequestsScreen() {
  return (
    <Routes>
      <Route index element={<RequestList />} />
      <Route path=":id" element={<RequestPage />} />
    </Routes>
  );
}
