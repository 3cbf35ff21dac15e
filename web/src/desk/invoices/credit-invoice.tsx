import type { Invoice } from '@welding/domain/entities/invoice';
import { creditInvoiceSchema, invoiceMessages } from '@welding/domain/entities/invoice-requests';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AmountReasonForm } from '#desk/payments/amount-reason-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { creditInvoice } from './invoice-calls.ts';

const typedSchema = z.pick(creditInvoiceSchema, { amount: true, reason: true });

/** Takes something off an invoice that was sent, by a credit note. */
export function CreditInvoice({ invoice }: { invoice: Invoice }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const { number, total, credited, balance } = invoice;
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        Credit note …
      </button>
      <Dialog open={isAsking} onClose={close} title={`Credit note on ${number}`}>
        <AmountReasonForm
          schema={typedSchema}
          most={centsToDollars(dollarsToCents(total) - dollarsToCents(credited))}
          tooMuch={invoiceMessages.creditTooLarge}
          suggested={balance > 0 ? balance.toFixed(2) : ''}
          reasonHint="The client reads it with the invoice."
          action="Write credit note"
          onSend={async ({ amount, reason }) => {
            await creditInvoice(invoice, amount, reason);
            void showToast({ title: `${formatDollars(amount)} taken off invoice ${number}` });
          }}
          onDone={close}
        />
      </Dialog>
    </>
  );
}
