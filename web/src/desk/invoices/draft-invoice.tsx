import type { Invoice } from '@welding/domain/entities/invoice';
import { type InvoiceForm, invoiceFormSchema } from '@welding/domain/entities/invoice-requests';
import { DraftPaper } from '#desk/priced/draft-paper.tsx';
import { usePricing } from '#desk/priced/use-pricing.ts';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { changeInvoice } from './invoice-calls.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { invoiceTexts } from './invoice-texts.ts';
import { SendInvoiceDialog } from './send-invoice-dialog.tsx';
import { VoidInvoice } from './void-invoice.tsx';

/** An invoice that nobody but staff has seen, in its form. */
export function DraftInvoice({ invoice }: { invoice: Invoice }) {
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
