import { arrivedAt } from '@welding/domain/entities/arrived-at';
import type { Payment } from '@welding/domain/entities/payment';
import { paymentMethodName } from '@welding/domain/entities/payment-record';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import type { ReactNode } from 'react';
import { netText, paymentState } from './payment-words.ts';
import { paymentsTexts } from './payments-texts.tsx';

type PaymentRowProps = {
  payment: Payment;
  /** What it was for and when it came; otherwise when it came. */
  children?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
};

/** One payment: what it has left, how it came, and what became of it. */
export function PaymentRow({ payment, children, actions }: PaymentRowProps) {
  const state = paymentState(payment);
  const net = netText(payment);
  const paid = formatDollars(payment.amount);
  return (
    <li className="list-row-plain grid! grid-cols-[minmax(0,1fr)] gap-1!">
      <span className="flex justify-between gap-3">
        <span className="grid min-w-0 flex-1">
          {children ?? (
            <span className="font-semibold">{formatChicagoDateTime(new Date(arrivedAt(payment)))}</span>
          )}
          <span className="wrap-anywhere text-sm text-base-content/80">
            {paymentMethodName(payment)}
            {payment.note && ` · ${payment.note}`}
          </span>
          {state && <span className="font-semibold text-sm">{state}</span>}
        </span>
        <span className="grid content-start justify-items-end gap-1">
          <span className="font-semibold text-lg tabular-nums">{net}</span>
          {net !== paid && payment.kind !== 'refund' && (
            <span className="text-sm">{paymentsTexts().ofPaid(<s className="tabular-nums">{paid}</s>)}</span>
          )}
        </span>
      </span>
      {actions}
    </li>
  );
}
