import { paths } from '@welding/domain/paths';
import { Navigate, useLocation, useParams } from 'react-router';
import { PageMetadata } from '#app/page-metadata.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { LinkedPaper } from './papers/linked-paper.tsx';

/** Where a mail leads: one estimate or invoice, which opens by a tap, without signing in. */
export function Component() {
  const { token } = useParams();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const noun = pathname.startsWith(paths.invoiceLinks) ? 'invoice' : 'estimate';
  if (isHydrated && !token) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className="page-width min-h-[70vh] py-8 sm:py-12">
      <PageMetadata title={`Your ${noun}`} description={`Open the ${noun} that we mailed you.`} />
      <LinkedPaper key={token} token={token ?? ''} noun={noun} />
    </div>
  );
}
