import { paths } from '@welding/domain/paths';
import { Navigate, useParams } from 'react-router';
import { PageMetadata } from '#app/page-metadata.tsx';
import { PaymentReturn } from '#portal/checkout/payment-return.tsx';
import { projectsList } from '#portal/projects/use-projects.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { ClientPaper } from './papers/client-paper.tsx';
import { paperPagesTexts } from './papers/paper-pages-texts.tsx';

const EstimateScreen = lazyPart(
  async () => (await import('#portal/papers/estimate-screen.tsx')).EstimateScreen,
);

export function Component() {
  const texts = paperPagesTexts().estimate;
  const { estimateId } = useParams();
  const isHydrated = useHydrated();
  if (isHydrated && !estimateId) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageMetadata title={texts.title} description={texts.whatItIs} />
      <PaymentReturn />
      <ClientPaper purpose={texts.purpose} seenBy="estimates">
        {(parts) => (
          <EstimateScreen
            key={estimateId}
            estimateId={estimateId ?? ''}
            projectsList={projectsList}
            {...parts}
          />
        )}
      </ClientPaper>
    </>
  );
}
