import { apiPaths } from '@welding/domain/api-paths';
import { creditInvoice, voidInvoice } from '@welding/domain/contracts/invoices';
import { askedCents, type Invoice } from '@welding/domain/entities/invoice';
import {
  type CreditInvoice as CreditBody,
  creditInvoiceSchema,
  invoiceMessages,
  voidInvoiceSchema,
} from '@welding/domain/entities/invoice-requests';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { strictBody } from '@welding/domain/values/text-fields';
import { HandCoins } from 'lucide-react';
import * as z from 'zod/mini';
import { AmountForm, type AmountValues, RecordPayment } from '#desk/payments/record-payment.tsx';
import { MailAgain } from '#desk/priced/send-dialog.tsx';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { PdfButton } from '#desk/ui/desk-files.tsx';
import { ReasonForm } from '#desk/ui/desk-form.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { ReadsNoteOf } from '#desk/ui/with-clients.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { paidOnVoid } from './invoices-list.tsx';
import { deskInvoiceTexts } from './invoices-texts.tsx';

export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { id, number, status, credited, total, onPortal } = invoice;
  const asked = askedCents(invoice);
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'open' && (
        <RecordPayment
          pays={{ invoiceId: id }}
          title={deskInvoiceTexts().paymentFor(number)}
          balanceCents={asked}
          icon={HandCoins}
          {...(asked > 0 && { look: 'primary' as const })}
        />
      )}
      {status === 'open' && onPortal && asked > 0 && <MailAgain kind="invoices" id={id} as="remind" />}
      {(status === 'open' || status === 'paid') && onPortal && (
        <MailAgain kind="invoices" id={id} as="send" />
      )}
      {status !== 'void' && credited < total && <CreditInvoice invoice={invoice} />}
      {status !== 'void' && <VoidInvoiceButton invoice={invoice} />}
      {onPortal && <PdfButton path={apiPaths.invoicePdf(id)} name={`invoice-${number}`} />}
    </div>
  );
}

const reasonSchema = z.pick(voidInvoiceSchema, { reason: true });

/** Voids an invoice, with a reason. Live, so that a new payment shows in the question. */
export function VoidInvoiceButton({ invoice }: { invoice: Invoice }) {
  const t = deskInvoiceTexts();
  const { number } = invoice;
  return (
    <DialogButton label={t.voidIt} title={t.voidInvoiceNumber(number)}>
      {(close) => (
        <ReasonForm
          hint={t.voidReasonHint}
          schema={reasonSchema}
          draft={`void-invoice-${invoice.id}`}
          action={t.voidInvoice}
          onSend={async (reason, isConfirmed) => {
            await deskCall(voidInvoice, atVersion(invoice, { reason, ...confirmed(isConfirmed) }));
            void showToast({ title: t.invoiceIsVoid(number) });
          }}
          onDone={close}
        >
          <p>{t.voidExplained}</p>
          <ReadsNoteOf clientId={invoice.clientId} />
          <p role="status" className="font-semibold empty:hidden">
            {paidOnVoid(invoice).join(' ')}
          </p>
        </ReasonForm>
      )}
    </DialogButton>
  );
}

function CreditInvoice({ invoice }: { invoice: Invoice }) {
  const t = deskInvoiceTexts();
  return (
    <DialogButton label={t.creditNote} title={t.creditNoteOn(invoice.number)}>
      {(close) => <CreditForm invoice={invoice} onDone={close} />}
    </DialogButton>
  );
}

function CreditForm({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) {
  const t = deskInvoiceTexts();
  const { number, total, credited, balance } = invoice;
  const most = centsToDollars(dollarsToCents(total) - dollarsToCents(credited));
  const amount = balance > 0 ? balance : undefined;
  const form = useSavedForm<AmountValues, CreditTyped, Invoice>({
    schema: creditUpTo(most),
    stored: { values: { amount, method: undefined, note: undefined, reason: '' }, updatedAt: null },
    draft: `credit-${invoice.id}`,
    send: (typed, { isConfirmed }) =>
      deskCall(creditInvoice, atVersion(invoice, { ...typed, ...confirmed(isConfirmed) })),
    onSent: (_, typed) => {
      void showToast({ title: t.takenOffInvoice(formatDollars(typed.amount), number) });
      onDone();
    },
  });
  return (
    <>
      <ReadsNoteOf clientId={invoice.clientId} />
      <AmountForm
        form={form}
        action={t.writeCreditNote}
        most={most}
        text="reason"
        textHint={t.creditReasonHint}
      />
    </>
  );
}

/** Staff mean it although a bank transfer is on its way. */
const confirmed = (isConfirmed: boolean) => isConfirmed && { despiteTransfer: true };

type CreditTyped = Pick<CreditBody, 'amount' | 'reason'>;

function creditUpTo(most: number) {
  const { amount, reason } = creditInvoiceSchema.shape;
  return strictBody({ amount: amount.check(z.lte(most, invoiceMessages.creditTooLarge)), reason });
}
