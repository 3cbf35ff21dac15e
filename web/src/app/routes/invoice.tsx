import { paths } from '@welding/domain/paths';
import { Navigate, useParams } from 'react-router';
import { PageMetadata } from '#app/page-metadata.tsx';
import { PaymentReturn } from '#portal/checkout/payment-return.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { ClientPaper } from './papers/client-paper.tsx';
import { paperPagesTexts } from './papers/paper-pages-texts.tsx';

const InvoiceScreen = lazyPart(async () => (await import('#portal/papers/invoice-screen.tsx')).InvoiceScreen);

export function Component() {
  const texts = paperPagesTexts().invoice;
  const { invoiceId } = useParams();
  const isHydrated = useHydrated();
  if (isHydrated && !invoiceId) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageMetadata title={texts.title} description={texts.whatItIs} />
      <PaymentReturn />
      <ClientPaper purpose={texts.purpose} seenBy="invoices">
        {(parts) => <InvoiceScreen key={invoiceId} invoiceId={invoiceId ?? ''} {...parts} />}
      </ClientPaper>
    </>
  );
}
