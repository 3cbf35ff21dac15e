import type { Estimate } from '@welding/domain/entities/estimate';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { depositDueCents, depositOnItsWayCents, unpaidDepositCents } from '@welding/domain/money/deposit';
import { centsToDollars, formatCents, formatDollars } from '@welding/domain/values/money';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { allOf, type LiveList } from '#portal/live-lists/live-list.ts';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { useSees } from '#shared/session/portal-session.ts';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { paymentsList, portalInvoicesList } from './paper-lists.ts';
import { portalEstimateTexts } from './portal-estimate-texts.tsx';
import { portalPaperTexts } from './portal-paper-texts.tsx';

/** `amount` is dollars. */
export type DuePayment = {
  readonly amount: number;
  readonly projectId: string;
  readonly estimateId?: string;
  readonly invoiceId?: string;
};

export type PayNow = (due: DuePayment, onPaid: () => void) => ReactNode;

type DepositDueProps = {
  clientId: string;
  estimate: Estimate;
  receipt: ReactNode;
  project: Project | undefined;
  payNow: PayNow;
};

export function DepositDue(props: DepositDueProps) {
  const { clientId, estimate, payNow, receipt } = props;
  const mayPay = useSees('invoices');
  const list = usePortalList(mayPay ? paymentsList : undefined, clientId);
  const payments = allOf(list);
  if (!mayPay && estimate.depositAmount > 0) {
    return <p>{portalEstimateTexts().depositOfOther(formatDollars(estimate.depositAmount))}</p>;
  }
  if (!mayPay) return <p>{withoutDeposit(estimate)}</p>;
  if (!payments) return null;
  return unpaidDepositCents(estimate, payments) === 0 ? (
    <>
      <AsOfLists of={[list]} />
      <Deposit estimate={estimate} dueCents={0} payNow={payNow} receipt={receipt} />
    </>
  ) : (
    <OpenDeposit {...props} paid={list} payments={payments} />
  );
}

/** A change order is of a job that is planned. */
function withoutDeposit({ changeOf }: Estimate): string {
  const t = portalEstimateTexts();
  return changeOf ? t.weGoOn : t.weCall;
}

/** Considers all money of the job. */
function OpenDeposit({
  clientId,
  estimate,
  project,
  paid,
  payments,
  payNow,
  receipt,
}: DepositDueProps & { paid: LiveList<Payment>; payments: readonly Payment[] }) {
  const list = usePortalList(portalInvoicesList, clientId);
  const invoices = allOf(list);
  if (!invoices) return null;
  const ofJob = ({ projectId }: { projectId: string }) => projectId === estimate.projectId;
  const ledger = { project, invoices: invoices.filter(ofJob), payments: payments.filter(ofJob) };
  return (
    <>
      <AsOfLists of={[paid, list]} />
      <Deposit
        estimate={estimate}
        dueCents={depositDueCents(estimate, ledger)}
        onItsWayCents={depositOnItsWayCents(estimate, ledger)}
        payNow={payNow}
        receipt={receipt}
      />
    </>
  );
}

type DepositProps = Pick<DepositDueProps, 'estimate' | 'payNow' | 'receipt'> & {
  dueCents: number;
  onItsWayCents?: number;
};

export function Deposit({ estimate, dueCents, onItsWayCents = 0, payNow, receipt }: DepositProps) {
  if (estimate.depositAmount === 0) return <p>{withoutDeposit(estimate)}</p>;
  const onItsWay = onItsWayCents > 0 && (
    <p role="status" className="max-w-prose">
      {portalPaperTexts().fromYourBank(formatCents(onItsWayCents))}
    </p>
  );
  if (dueCents === 0) {
    if (onItsWay) return onItsWay;
    return (
      <>
        <p role="status">{portalEstimateTexts().depositPaid}</p>
        <div>{receipt}</div>
      </>
    );
  }
  return (
    <>
      {onItsWay}
      <PayDeposit estimate={estimate} dueCents={dueCents} payNow={payNow} />
    </>
  );
}

function PayDeposit({ estimate, dueCents, payNow }: Omit<DepositProps, 'receipt' | 'onItsWayCents'>) {
  const t = portalEstimateTexts();
  const [isPaid, setIsPaid] = useState(false);
  const thanks = useStepFocus<HTMLParagraphElement>(isPaid);
  if (isPaid) {
    return (
      <p ref={thanks} tabIndex={-1} role="status" className="outline-none">
        {portalPaperTexts().onItsWay(formatCents(dueCents))}
      </p>
    );
  }
  const { id: estimateId, projectId } = estimate;
  return (
    <>
      <h3 className="flex items-center gap-2 font-bold text-lg">
        <CreditCard aria-hidden="true" className="size-5 shrink-0" />
        {t.payDeposit}
      </h3>
      <p className="max-w-prose">{t.depositByCard(formatCents(dueCents))}</p>
      {payNow({ amount: centsToDollars(dueCents), projectId, estimateId }, () => setIsPaid(true))}
    </>
  );
}
