import type { Invoice } from '@welding/domain/entities/invoice';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { deskPaths } from '@welding/domain/paths';
import { CircleDollarSign } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { PaymentActions } from '#desk/payments/payment-actions.tsx';
import { PaymentRow } from '#desk/payments/payment-row.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { invoiceTexts } from './invoice-texts.tsx';

const pageSize = 10;

/** What was paid for this invoice by name. Other money of the project may have paid it, too. */
export function InvoicePayments({ invoice }: { invoice: Invoice }) {
  const [limit, setLimit] = useState(pageSize);
  const payments = useDeskList({
    collection: 'payments',
    schema: storedPaymentSchema,
    where: [['invoiceId', '==', invoice.id]],
    order: ['createdAt', 'desc'],
    limit,
  });
  return (
    <Panel title={invoiceTexts().payments} icon={CircleDollarSign}>
      <DeskListView
        list={payments}
        noun={invoiceTexts().nounPayments}
        empty={<p>{invoice.paid > 0 ? invoiceTexts().paidByOthers : invoiceTexts().noPayments}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} actions={<PaymentActions payment={payment} />} />
            ))}
          </ul>
        )}
      </DeskListView>
      <p className="text-sm text-base-content/75">{invoiceTexts().otherPaymentsExplained}</p>
      <Link
        to={deskPaths.project(invoice.projectId)}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {invoiceTexts().allPayments}
      </Link>
    </Panel>
  );
}
