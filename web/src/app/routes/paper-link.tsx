import { paths } from '@welding/domain/paths';
import { Navigate, useLocation, useParams } from 'react-router';
import { PageMetadata } from '#app/page-metadata.tsx';
import { isPaymentReturn, PaymentReturn } from '#portal/checkout/payment-return.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { LinkedPaper } from './papers/linked-paper.tsx';
import { backFromBank, openedLink } from './papers/opened-link.ts';
import { paperPagesTexts } from './papers/paper-pages-texts.tsx';

/** A mail's link: one estimate or invoice, opened by a tap without sign-in. */
export function Component() {
  const { token } = useParams();
  const { pathname, search, state } = useLocation();
  const isHydrated = useHydrated();
  const noun = pathname.startsWith(paths.invoiceLinks) ? 'invoice' : 'estimate';
  const texts = paperPagesTexts()[noun];
  if (isHydrated && !token) return <WayBack isOfInvoice={noun === 'invoice'} search={search} />;
  return (
    <div className="page-width flex min-h-svh flex-col py-8 sm:py-12">
      <PageMetadata title={texts.title} description={texts.whatWeMailed} />
      <PaymentReturn />
      <LinkedPaper key={token} token={token ?? ''} noun={noun} isBack={state === backFromBank} />
    </div>
  );
}

/** Returns from a bank's page to the paper opened in this tab, otherwise to the portal. */
function WayBack({ isOfInvoice, search }: { isOfInvoice: boolean; search: string }) {
  const token = openedLink();
  if (token === null || !isPaymentReturn(search))
    return <Navigate to={`${paths.dashboard}${search}`} replace />;
  const path = isOfInvoice ? paths.invoiceLink(token) : paths.estimateLink(token);
  return <Navigate to={`${path}${search}`} state={backFromBank} replace />;
}
