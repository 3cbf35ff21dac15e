import { Route, Routes } from 'react-router';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { usePreload } from '#shared/ui/use-preload.ts';
import { RequestList } from './request-list.tsx';

// With the forms of the answer: as much again as all else that the list needs.
const RequestPage = lazyPart(async () => (await import('./request-page.tsx')).RequestPage);

const next = [RequestPage];

/** What people ask for, as a list and one by one. */
export function RequestsScreen() {
  usePreload(next);
  return (
    <Routes>
      <Route index element={<RequestList />} />
      <Route path=":id" element={<RequestPage />} />
    </Routes>
  );
}
