import { apiPaths } from '@welding/domain/api-paths';
import { localTitle } from '@welding/domain/entities/local-title';
import { arrivedAt, failureText, type Payment } from '@welding/domain/entities/payment';
import { paymentMethodName } from '@welding/domain/entities/payment-record';
import type { Project } from '@welding/domain/entities/project';
import { returnedCents } from '@welding/domain/money/balance';
import { business } from '@welding/domain/values/business';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { maxListLength } from '@welding/domain/values/limits';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { fetchPayments, OwnDataView, useOwnData } from './own-data.tsx';
import { portalPaymentsTexts } from './portal-payments-texts.tsx';

type PaymentHistoryProps = {
  clientId: string;
  projects: readonly Project[];
  confirm: (onConfirmed: () => void) => ReactNode;
  onSessionLost: (loss: SessionLoss) => void;
};

/** A confirmed client's payments. Before that, it says where to find receipts. */
export function PaymentHistory({ clientId, projects, confirm, onSessionLost }: PaymentHistoryProps) {
  const own = useOwnData(clientId, (signal) => fetchPayments(clientId, signal), onSessionLost);
  return (
    <>
      {own.status !== 'ready' && <WhereReceiptsAre />}
      <OwnDataView own={own} noun={portalPaymentsTexts().yourPayments} confirm={confirm}>
        {(payments) => <PaymentList payments={payments} projects={projects} />}
      </OwnDataView>
    </>
  );
}

function WhereReceiptsAre() {
  const t = portalPaymentsTexts();
  return (
    <>
      <p>{t.receiptsByEmail}</p>
      <p>{t.missingOne}</p>
      <PhoneLink className="btn btn-outline justify-self-start">{t.call(business.phone)}</PhoneLink>
    </>
  );
}

function PaymentList({ payments, projects }: { payments: readonly Payment[]; projects: readonly Project[] }) {
  // Declined cards moved no money, so the client does not see them. A transfer was on its way.
  const t = portalPaymentsTexts();
  const moved = payments.filter(
    ({ status, failedAt }) => failedAt || (status !== 'failed' && status !== 'canceled'),
  );
  const titleOf = (payment: Payment) => {
    const project = projects.find(({ id }) => id === payment.projectId);
    return project && localTitle(project.title);
  };
  return (
    <>
      {moved.length === 0 ? (
        <p>{t.noPayments}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {moved.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} title={titleOf(payment)} />
          ))}
        </ul>
      )}
      <p className="text-sm text-base-content/75">
        {payments.length === maxListLength && `${t.latestOnly(maxListLength)} `}
        {t.somethingWrong(<PhoneLink className="link whitespace-nowrap" />)}
      </p>
    </>
  );
}

function PaymentEntry({ payment, title }: { payment: Payment; title: string | undefined }) {
  const t = portalPaymentsTexts();
  const { amount, note } = payment;
  const backCents = returnedCents(payment);
  return (
    <li className="list-row-plain flex-wrap items-center justify-between">
      <div className="grid min-w-0">
        <span className="wrap-anywhere font-semibold">{title ?? t.withoutProject}</span>
        <span className="wrap-anywhere text-sm text-base-content/80">
          {formatChicagoDate(new Date(arrivedAt(payment)))} · {paymentMethodName(payment)}
          {note && ` · ${note}`}
        </span>
        {payment.failedAt && <span className="text-sm">{failureText(payment)}</span>}
        {backCents > 0 && (
          <span className="text-sm">{t.refundedToYou(formatDollars(centsToDollars(backCents)))}</span>
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
            {t.receipt}
            <span className="sr-only"> {t.receiptOpens(formatDollars(amount))}</span>
          </a>
        )}
        <StatusBadge {...badgeOf(payment)} />
        <span className="font-semibold text-lg tabular-nums">{formatDollars(amount)}</span>
      </div>
    </li>
  );
}

/** Payments that arrived, even if refunded later. */
function hasReceipt({ status, kind }: Payment): boolean {
  return (status === 'succeeded' || status === 'refunded') && kind !== 'refund';
}

function badgeOf(payment: Payment) {
  const t = portalPaymentsTexts();
  const { status, kind, amount } = payment;
  if (status === 'processing') return { label: t.onItsWay, tone: 'yellow' } as const;
  if (status === 'failed' || status === 'canceled') return { label: t.failed, tone: 'red' } as const;
  if (kind === 'refund' || returnedCents(payment) === dollarsToCents(amount))
    return { label: t.refunded, tone: 'grey' } as const;
  return { label: t.paid, tone: 'green' } as const;
}
