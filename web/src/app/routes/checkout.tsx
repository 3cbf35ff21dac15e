import { useParams } from 'react-router-dom';
import { PageMetadata } from '#components/page-metadata.tsx';
import { CheckoutPage } from '#features/payments/checkout-page.tsx';

export function Component() {
  const { projectId = '' } = useParams();
  return (
    <>
      <PageMetadata title="Make a payment" description="Pay for your welding project by card." />
      <CheckoutPage key={projectId} projectId={projectId} />
    </>
  );
}
