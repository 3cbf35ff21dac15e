import { arrivedAt } from '@welding/domain/entities/arrived-at';
import type { Payment } from '@welding/domain/entities/payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { returnedCents } from '@welding/domain/money/net-cents';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { Banknote } from 'lucide-react';
import { ClientListPanel } from './client-list-panel.tsx';
import { clientsTexts } from './clients-texts.ts';

/** What a client has paid, newest first. */
export function ClientPayments({ clientId }: { clientId: string }) {
  return (
    <ClientListPanel
      title={clientsTexts().payments}
      icon={Banknote}
      kind="payments"
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
  const { status } = payment;
  const backCents = returnedCents(payment);
  const { paymentStates, refunded } = clientsTexts();
  return [
    paymentStates[status],
    backCents > 0 && refunded(formatDollars(centsToDollars(backCents))),
    formatChicagoDate(new Date(arrivedAt(payment))),
  ]
    .filter(Boolean)
    .join(', ');
}
