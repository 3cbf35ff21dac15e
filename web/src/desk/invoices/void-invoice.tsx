import type { Invoice } from '@welding/domain/entities/invoice';
import { voidInvoiceSchema } from '@welding/domain/entities/invoice-requests';
import { formatDollars } from '@welding/domain/values/money';
import * as z from 'zod/mini';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { ReadsNoteOf } from '#desk/ui/reads-note.tsx';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { voidInvoice } from './invoice-calls.ts';
import { invoiceTexts } from './invoice-texts.tsx';

const reasonSchema = z.pick(voidInvoiceSchema, { reason: true });

/** Makes an invoice void, after a reason. A payment that arrives meanwhile shows in the question. */
export function VoidInvoice({ invoice }: { invoice: Invoice }) {
  const { number, paid } = invoice;
  return (
    <DialogButton label={invoiceTexts().voidIt} title={invoiceTexts().voidInvoiceNumber(number)}>
      {(close) => (
        <ReasonForm
          hint={invoiceTexts().voidReasonHint}
          schema={reasonSchema}
          draft={`void-invoice-${invoice.id}`}
          action={invoiceTexts().voidInvoice}
          onSend={async (reason) => {
            await voidInvoice(invoice, reason);
            void showToast({ title: invoiceTexts().invoiceIsVoid(number) });
          }}
          onDone={close}
        >
          <p>{invoiceTexts().voidExplained}</p>
          <ReadsNoteOf clientId={invoice.clientId} />
          <p role="status" className="font-semibold empty:hidden">
            {paid > 0 && invoiceTexts().wasPaidOnIt(formatDollars(paid))}
          </p>
        </ReasonForm>
      )}
    </DialogButton>
  );
}
