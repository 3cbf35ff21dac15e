import { apiPaths } from '@welding/domain/api-paths';
import { arrivedAt } from '@welding/domain/entities/arrived-at';
import type { Payment } from '@welding/domain/entities/payment';
import { paymentMethodName } from '@welding/domain/entities/payment-record';
import { returnedCents } from '@welding/domain/money/net-cents';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { ReceiptText } from 'lucide-react';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { paymentsTexts } from './payments-texts.tsx';

/** One payment: what, how and when it came, what it was for, and what became of it. */
export function PaymentEntry({ payment, title }: { payment: Payment; title: string | undefined }) {
  const { amount, note } = payment;
  const backCents = returnedCents(payment);
  return (
    <li className="list-row-plain flex-wrap items-center justify-between">
      <div className="grid min-w-0">
        <span className="wrap-anywhere font-semibold">{title ?? paymentsTexts().withoutProject}</span>
        <span className="wrap-anywhere text-sm text-base-content/80">
          {formatChicagoDate(new Date(arrivedAt(payment)))} · {paymentMethodName(payment)}
          {note && ` · ${note}`}
        </span>
        {backCents > 0 && (
          <span className="text-sm">
            {paymentsTexts().refundedToYou(formatDollars(centsToDollars(backCents)))}
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        {hasReceipt(payment) && (
          <a
            href={apiPaths.receiptPdf(payment.id)}
            target="_blank"
            rel="noreferrer"
            className="link flex min-h-11 items-center gap-1.5 font-semibold"
          >
            <ReceiptText aria-hidden="true" className="size-4" />
            {paymentsTexts().receipt}
            <span className="sr-only"> {paymentsTexts().receiptOpens(formatDollars(amount))}</span>
          </a>
        )}
        <StatusBadge {...badgeOf(payment)} />
        <span className="font-semibold text-lg tabular-nums">{formatDollars(amount)}</span>
      </div>
    </li>
  );
}

/** Money that arrived, whatever of it went back later. */
function hasReceipt({ status, kind }: Payment): boolean {
  return (status === 'succeeded' || status === 'refunded') && kind !== 'refund';
}

function badgeOf(payment: Payment) {
  const { status, kind, amount } = payment;
  if (status === 'processing') return { label: paymentsTexts().withBank, tone: 'yellow' } as const;
  if (kind === 'refund' || returnedCents(payment) === dollarsToCents(amount))
    return { label: paymentsTexts().refunded, tone: 'grey' } as const;
  return { label: paymentsTexts().paid, tone: 'green' } as const;
}
