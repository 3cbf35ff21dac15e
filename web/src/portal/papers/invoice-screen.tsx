import { apiPaths } from '@welding/domain/api-paths';
import type { ReactNode } from 'react';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import type { PayNow } from './deposit-due.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import { portalInvoicesList } from './paper-lists.ts';
import { BackToPortal, PaperFromList, PdfLink } from './paper-page.tsx';
import { portalPaperTexts } from './portal-paper-texts.tsx';

type InvoiceScreenProps = {
  clientId: string;
  invoiceId: string;
  confirm: (onConfirmed: () => void) => ReactNode;
  payNow: PayNow;
};

export function InvoiceScreen({ clientId, invoiceId, confirm, payNow }: InvoiceScreenProps) {
  const t = portalPaperTexts();
  const invoices = usePortalList(portalInvoicesList, clientId);
  return (
    <PaperFromList id={invoiceId} list={invoices} kind="invoice" confirm={confirm}>
      {(invoice) => (
        <InvoicePaper
          invoice={invoice}
          payNow={payNow}
          back={<BackToPortal />}
          receipt={<PdfLink href={apiPaths.invoiceReceipt(invoiceId)}>{t.downloadReceipt}</PdfLink>}
          pdf={<PdfLink href={apiPaths.invoicePdf(invoiceId)}>{t.openPdf}</PdfLink>}
        />
      )}
    </PaperFromList>
  );
}
