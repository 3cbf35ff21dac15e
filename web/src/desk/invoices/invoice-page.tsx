import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { type InvoiceForm, invoiceFormSchema } from '@welding/domain/entities/invoice-requests';
import { deskPaths } from '@welding/domain/paths';
import { useParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { DraftPaper } from '#desk/priced/draft-paper.tsx';
import { MoneyFor } from '#desk/priced/money-for.tsx';
import { usePricing } from '#desk/priced/use-pricing.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { invoiceBadge } from './invoice-badge.ts';
import { changeInvoice } from './invoice-calls.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { invoiceTexts } from './invoice-texts.tsx';
import { SendInvoiceDialog } from './send-invoice-dialog.tsx';
import { SentInvoice } from './sent-invoice.tsx';
import { VoidInvoice } from './void-invoice.tsx';

/** One invoice: before it is sent in its form, afterwards as the client sees it. */
export function InvoicePage() {
  const { id } = useParams();
  const found = useDeskDocument('invoices', id, invoiceSchema);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.invoices}>{invoiceTexts().allInvoices}</BackLink>
      <DocumentView document={found} noun={invoiceTexts().nounInvoice}>
        {(invoice) => <OpenedInvoice key={invoice.id} invoice={invoice} />}
      </DocumentView>
    </div>
  );
}

function OpenedInvoice({ invoice }: { invoice: Invoice }) {
  const { id, number, clientId, projectId, onPortal, status } = invoice;
  const isDraft = !onPortal && status !== 'void';
  return (
    <>
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{invoiceTexts().invoice(number)}</h1>
          <StatusBadge {...invoiceBadge(invoice, useToday())} />
        </div>
        <MoneyFor clientId={clientId} projectId={projectId} />
      </header>
      {isDraft ? <DraftInvoice invoice={invoice} /> : <SentInvoice invoice={invoice} />}
      <HistoryPanel field="entityId" id={id} />
    </>
  );
}

/** An invoice that nobody but staff has seen, in its form. */
function DraftInvoice({ invoice }: { invoice: Invoice }) {
  const pricing = usePricing();
  return (
    <DocumentView document={pricing} noun={invoiceTexts().nounSettings}>
      {(item) => (
        <DraftPaper<Invoice, InvoiceForm>
          name={`invoice-${invoice.id}`}
          live={invoice}
          schema={invoiceFormSchema}
          change={changeInvoice}
          actions={(_, draft) => <VoidInvoice invoice={draft} />}
          dialog={(sendable) => <SendInvoiceDialog {...sendable} />}
        >
          {(form) => <InvoiceFields form={form} pricing={item} of={invoice} />}
        </DraftPaper>
      )}
    </DocumentView>
  );
}
