import { apiPaths } from '@welding/domain/api-paths';
import type { Invoice } from '@welding/domain/entities/invoice';
import { dollarsToCents } from '@welding/domain/values/money';
import { HandCoins } from 'lucide-react';
import { RecordPayment } from '#desk/payments/record-payment.tsx';
import { MailAgain } from '#desk/priced/mail-again.tsx';
import { PdfButton } from '#desk/ui/pdf-button.tsx';
import { CreditInvoice } from './credit-invoice.tsx';
import { invoiceTexts } from './invoice-texts.tsx';
import { VoidInvoice } from './void-invoice.tsx';

/** What can be done with an invoice that was sent. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { id, number, status, balance, credited, total, onPortal } = invoice;
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'open' && (
        <RecordPayment
          pays={{ invoiceId: id }}
          title={invoiceTexts().paymentFor(number)}
          balanceCents={dollarsToCents(balance)}
          icon={HandCoins}
          look="btn-primary"
        />
      )}
      {status === 'open' && onPortal && <MailAgain kind="invoices" id={id} as="remind" />}
      {(status === 'open' || status === 'paid') && onPortal && (
        <MailAgain kind="invoices" id={id} as="send" />
      )}
      {status !== 'void' && credited < total && <CreditInvoice invoice={invoice} />}
      {status !== 'void' && <VoidInvoice invoice={invoice} />}
      {onPortal && <PdfButton path={apiPaths.invoicePdf(id)} name={`invoice-${number}`} />}
    </div>
  );
}
