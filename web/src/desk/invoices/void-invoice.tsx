import type { Invoice } from '@welding/domain/entities/invoice';
import { voidInvoiceSchema } from '@welding/domain/entities/invoice-requests';
import { formatDollars } from '@welding/domain/values/money';
import * as z from 'zod/mini';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { voidInvoice } from './invoice-calls.ts';

const reasonSchema = z.pick(voidInvoiceSchema, { reason: true });

/** Makes an invoice void, after a reason. A payment that arrives meanwhile shows in the question. */
export function VoidInvoice({ invoice }: { invoice: Invoice }) {
  const { number, paid } = invoice;
  return (
    <DialogButton label="Void …" title={`Void invoice ${number}`}>
      {(close) => (
        <ReasonForm
          hint="Kept with the invoice."
          schema={reasonSchema}
          draft={`void-invoice-${invoice.id}`}
          action="Void invoice"
          onSend={async (reason) => {
            await voidInvoice(invoice, reason);
            void showToast({ title: `Invoice ${number} is void` });
          }}
          onDone={close}
        >
          <p>It keeps its number and nothing is due on it. This can’t be undone.</p>
          <p role="status" className="font-semibold empty:hidden">
            {paid > 0 &&
              `${formatDollars(paid)} was paid on it: apply it to other invoices of the project, or refund it.`}
          </p>
        </ReasonForm>
      )}
    </DialogButton>
  );
}
