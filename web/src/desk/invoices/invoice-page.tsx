import { changeInvoice, sendInvoice } from '@welding/domain/contracts/invoices';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import { type InvoiceForm, invoiceFormSchema } from '@welding/domain/entities/invoice-requests';
import { deskPaths } from '@welding/domain/paths';
import { isDate } from '@welding/domain/values/chicago-day';
import { formatDay } from '@welding/domain/values/words';
import { useParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { DraftPaper, MoneyFor, type Sendable } from '#desk/priced/draft-paper.tsx';
import { liveTotals } from '#desk/priced/paper-values.ts';
import { SendDialog } from '#desk/priced/send-dialog.tsx';
import { usePricing } from '#desk/priced/use-pricing.ts';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { BackLink, PageTitle } from '#desk/ui/page-links.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { VoidInvoiceButton } from './invoice-actions.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { invoiceBadge } from './invoices-list.tsx';
import { deskInvoiceTexts } from './invoices-texts.tsx';
import { SentInvoice } from './sent-invoice.tsx';

export function InvoicePage() {
  const t = deskInvoiceTexts();
  const { id } = useParams();
  const found = useDeskDocument('invoices', id, invoiceSchema);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.invoices}>{t.allInvoices}</BackLink>
      <DocumentView document={found} noun={t.nounInvoice}>
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
          <PageTitle>{deskInvoiceTexts().invoice(number)}</PageTitle>
          <StatusBadge {...invoiceBadge(invoice, useToday())} />
        </div>
        <MoneyFor clientId={clientId} projectId={projectId} />
      </header>
      {isDraft ? <DraftInvoice invoice={invoice} /> : <SentInvoice invoice={invoice} />}
      <HistoryPanel field="entityId" id={id} />
    </>
  );
}

function DraftInvoice({ invoice }: { invoice: Invoice }) {
  const pricing = usePricing();
  return (
    <DocumentView document={pricing} noun={deskInvoiceTexts().nounSettings}>
      {(item) => (
        <DraftPaper<Invoice, InvoiceForm>
          name={`invoice-${invoice.id}`}
          live={invoice}
          schema={invoiceFormSchema}
          change={(id, body) => deskCall(changeInvoice, { id, body })}
          actions={(_, draft) => <VoidInvoiceButton invoice={draft} />}
          dialog={(sendable) => <SendInvoiceDialog {...sendable} />}
        >
          {(form) => <InvoiceFields form={form} pricing={item} of={invoice} />}
        </DraftPaper>
      )}
    </DocumentView>
  );
}

function SendInvoiceDialog({ draft, values, ...dialog }: Sendable<Invoice>) {
  const t = deskInvoiceTexts();
  const { totalCents } = liveTotals(values);
  const { dueDate = '' } = values;
  const { clientId, projectId, estimateId } = draft;
  return (
    <SendDialog
      {...dialog}
      paper="invoice"
      kind="invoices"
      clientId={clientId}
      totalCents={totalCents}
      onSend={(saved, aboveAgreed) =>
        deskCall(sendInvoice, atVersion(saved, aboveAgreed ? { aboveAgreed } : {}))
      }
      changeOrder={
        estimateId
          ? deskPaths.newEstimate({ client: clientId, project: projectId, change: estimateId })
          : deskPaths.project(projectId)
      }
      facts={
        <div>
          <dt>{t.due}</dt>
          <dd>{isDate(dueDate) ? formatDay(dueDate) : dueDate}</dd>
        </div>
      }
    >
      <p>{t.beforeSending}</p>
    </SendDialog>
  );
}
