import type { Invoice } from '@welding/domain/entities/invoice';
import {
  type CreditInvoice as CreditBody,
  creditInvoiceSchema,
  invoiceMessages,
} from '@welding/domain/entities/invoice-requests';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { strictBody } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { AmountForm, type AmountValues } from '#desk/payments/amount-form.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ReadsNoteOf } from '#desk/ui/reads-note.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { creditInvoice } from './invoice-calls.ts';
import { invoiceTexts } from './invoice-texts.tsx';

/** Takes something off an invoice that was sent, by a credit note. */
export function CreditInvoice({ invoice }: { invoice: Invoice }) {
  return (
    <DialogButton label={invoiceTexts().creditNote} title={invoiceTexts().creditNoteOn(invoice.number)}>
      {(close) => <CreditForm invoice={invoice} onDone={close} />}
    </DialogButton>
  );
}

function CreditForm({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) {
  const { number, total, credited, balance } = invoice;
  const most = centsToDollars(dollarsToCents(total) - dollarsToCents(credited));
  const amount = balance > 0 ? balance : undefined;
  const form = useDeskForm<AmountValues, CreditTyped, Invoice>({
    schema: creditUpTo(most),
    stored: { values: { amount, method: undefined, note: undefined, reason: '' }, updatedAt: null },
    draft: `credit-${invoice.id}`,
    send: (typed) => creditInvoice(invoice, typed.amount, typed.reason),
    onSent: (_, typed) => {
      void showToast({ title: invoiceTexts().takenOffInvoice(formatDollars(typed.amount), number) });
      onDone();
    },
  });
  return (
    <>
      <ReadsNoteOf clientId={invoice.clientId} />
      <AmountForm
        form={form}
        action={invoiceTexts().writeCreditNote}
        most={most}
        text="reason"
        textHint={invoiceTexts().creditReasonHint}
      />
    </>
  );
}

type CreditTyped = Omit<CreditBody, 'updatedAt'>;

function creditUpTo(most: number) {
  const { amount, reason } = creditInvoiceSchema.shape;
  return strictBody({ amount: amount.check(z.lte(most, invoiceMessages.creditTooLarge)), reason });
}
