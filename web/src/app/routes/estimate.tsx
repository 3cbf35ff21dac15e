import { lazy } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '#shared/api/paths.ts';
import { PageMetadata } from '#shared/ui/page-metadata.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { ClientPaper } from './papers/client-paper.tsx';

const EstimateScreen = lazy(async () => ({
  default: (await import('#portal/money/estimate-screen.tsx')).EstimateScreen,
}));

export function Component() {
  const { estimateId } = useParams();
  const isHydrated = useHydrated();
  if (isHydrated && !estimateId) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageMetadata title="Your estimate" description="See your estimate, approve it or ask a question." />
      <ClientPaper purpose="see your estimate">
        {(parts) => <EstimateScreen key={estimateId} estimateId={estimateId ?? ''} {...parts} />}
      </ClientPaper>
    </>
  );
}
