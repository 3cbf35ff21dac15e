import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { RequestList } from './request-list.tsx';

// With the forms of the answer: as much again as all else that the list needs.
const RequestPage = lazy(async () => ({ default: (await import('./request-page.tsx')).RequestPage }));

/** What people ask for, as a list and one by one. */
export function RequestsScreen() {
  return (
    <Routes>
      <Route index element={<RequestList />} />
      <Route path=":id" element={<RequestPage />} />
    </Routes>
  );
}
