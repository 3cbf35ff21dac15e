import type { Payment } from '@welding/domain/entities/payment';
import type { PaymentStatus } from '@welding/domain/entities/status';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { returnedCents } from '@welding/domain/money/net-cents';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { Banknote } from 'lucide-react';
import { ClientListPanel } from './client-list-panel.tsx';

const statusTexts: Record<PaymentStatus, string> = {
  processing: 'On its way',
  succeeded: 'Paid',
  failed: 'Failed',
  canceled: 'Cancelled',
  refunded: 'Refunded',
};

/** What a client has paid, newest first. */
export function ClientPayments({ clientId }: { clientId: string }) {
  return (
    <ClientListPanel
      title="Payments"
      icon={Banknote}
      noun="payments"
      clientId={clientId}
      query={{ collection: 'payments', schema: storedPaymentSchema, order: ['createdAt', 'desc'] }}
    >
      {(payment) => (
        <div className="list-row-plain">
          <span className="text-lg font-semibold">{formatDollars(payment.amount)}</span>
          <span className="text-base-content/80">{describe(payment)}</span>
        </div>
      )}
    </ClientListPanel>
  );
}

function describe(payment: Payment): string {
  const { status, paidAt, createdAt } = payment;
  const backCents = returnedCents(payment);
  const refunded = backCents > 0 ? `, ${formatDollars(centsToDollars(backCents))} refunded` : '';
  return `${statusTexts[status]}${refunded}, ${formatChicagoDate(new Date(paidAt ?? createdAt))}`;
}
