import type { Invoice } from '@welding/domain/entities/invoice';
import { formatDay, isDate } from '@welding/domain/values/chicago-day';
import { liveTotals } from '#desk/priced/live-totals.ts';
import { SendDialog } from '#desk/priced/send-dialog.tsx';
import { sendInvoice } from './invoice-calls.ts';
import type { InvoiceValues } from './invoice-values.ts';

type SendInvoiceDialogProps = {
  invoice: Invoice;
  /** As it would be sent. */
  values: InvoiceValues;
  open: boolean;
  onSave: () => Promise<Invoice | undefined>;
  onClose: () => void;
};

/** Says what the client gets before an invoice goes out. */
export function SendInvoiceDialog({ invoice, values, ...dialog }: SendInvoiceDialogProps) {
  const { totalCents } = liveTotals(values);
  const { dueDate } = values;
  return (
    <SendDialog
      {...dialog}
      noun="invoice"
      clientId={invoice.clientId}
      totalCents={totalCents}
      onSend={sendInvoice}
      facts={
        <div>
          <dt>Due</dt>
          <dd>{isDate(dueDate) ? formatDay(dueDate) : dueDate}</dd>
        </div>
      }
    >
      <p>
        What was paid on this project before counts at once. Once sent it cannot be changed: it is corrected
        by a credit note, or made void.
      </p>
    </SendDialog>
  );
}
