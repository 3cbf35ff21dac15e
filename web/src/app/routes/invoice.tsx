import { paths } from '@welding/domain/paths';
import { Navigate, useParams } from 'react-router';
import { PageMetadata } from '#app/page-metadata.tsx';
import { PaymentReturn } from '#portal/checkout/payment-return.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { ClientPaper } from './papers/client-paper.tsx';

const InvoiceScreen = lazyPart(async () => (await import('#portal/money/invoice-screen.tsx')).InvoiceScreen);

export function Component() {
  const { invoiceId } = useParams();
  const isHydrated = useHydrated();
  if (isHydrated && !invoiceId) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageMetadata title="Your invoice" description="See your invoice and pay it by card." />
      <PaymentReturn />
      <ClientPaper purpose="see your invoice">
        {(parts) => <InvoiceScreen key={invoiceId} invoiceId={invoiceId ?? ''} {...parts} />}
      </ClientPaper>
    </>
  );
}
