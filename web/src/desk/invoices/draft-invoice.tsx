import type { Invoice } from '@welding/domain/entities/invoice';
import { useState } from 'react';
import { addLines } from '#desk/priced/add-lines.ts';
import { DraftForm } from '#desk/priced/draft-form.tsx';
import { useDraftEditor } from '#desk/priced/use-draft-editor.ts';
import { type Pricing, usePricing } from '#desk/priced/use-pricing.ts';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { changeInvoice } from './invoice-calls.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { invoiceValues, invoiceValuesSchema, invoiceVersions, readInvoiceChange } from './invoice-values.ts';
import { LinesOfWork } from './lines-of-work.tsx';
import { SendInvoiceDialog } from './send-invoice-dialog.tsx';
import { VoidInvoice } from './void-invoice.tsx';

/** An invoice that nobody but staff has seen, in its form. */
export function DraftInvoice({ invoice }: { invoice: Invoice }) {
  const pricing = usePricing();
  return (
    <DocumentView document={pricing} noun="settings">
      {(item) => <EditedInvoice invoice={invoice} pricing={item} />}
    </DocumentView>
  );
}

function EditedInvoice({ invoice, pricing }: { invoice: Invoice; pricing: Pricing }) {
  const [isSending, setIsSending] = useState(false);
  const editor = useDraftEditor({
    name: `invoice-${invoice.id}`,
    live: invoice,
    schema: invoiceValuesSchema,
    valuesOf: invoiceValues,
    read: readInvoiceChange,
    change: changeInvoice,
  });
  const { form, stored, problems, draft } = editor;
  return (
    <>
      <DraftForm
        editor={editor}
        versions={invoiceVersions(form.values, stored)}
        onSend={() => setIsSending(true)}
        actions={<VoidInvoice invoice={draft} />}
      >
        <InvoiceFields
          values={form.values}
          problems={problems}
          pricing={pricing}
          onChange={form.change}
          start={
            <LinesOfWork
              projectId={draft.projectId}
              rates={pricing.rates}
              onAdd={(lines) => form.change((values) => addLines(values, lines))}
            />
          }
        />
      </DraftForm>
      <SendInvoiceDialog
        invoice={draft}
        values={form.values}
        open={isSending}
        onSave={editor.settle}
        onClose={() => setIsSending(false)}
      />
    </>
  );
}
