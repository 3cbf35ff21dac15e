import type { Estimate } from '@welding/domain/entities/estimate';
import { depositDueCents } from '@welding/domain/money/deposit';
import { formatCents } from '@welding/domain/money/total-rows';
import { centsToDollars } from '@welding/domain/values/money';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { itemsOf } from '#shared/live-lists/live-list.ts';
import { usePortalList } from '#shared/live-lists/use-portal-list.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { paymentsList } from './payments-list.ts';

/** What is paid in one go: `amount` is dollars. */
export type DuePayment = {
  readonly amount: number;
  readonly projectId: string;
  readonly estimateId?: string;
  readonly invoiceId?: string;
};

/** Shows the card form for it; calls `onPaid` once the card has paid. */
export type PayNow = (due: DuePayment, onPaid: () => void) => ReactNode;

type DepositDueProps = { clientId: string; estimate: Estimate; payNow: PayNow };

/** The deposit of an approved estimate: what is still to be paid of it, and the card form. */
export function DepositDue({ clientId, estimate, payNow }: DepositDueProps) {
  const payments = itemsOf(usePortalList(paymentsList, clientId));
  const [isPaid, setIsPaid] = useState(false);
  if (estimate.depositAmount === 0 || !payments) return null;
  const dueCents = depositDueCents(estimate, payments);
  if (dueCents === 0) {
    return (
      <Panel title="Deposit" icon={CreditCard}>
        <p role="status">The deposit is paid. Thank you! We call you to plan the work.</p>
      </Panel>
    );
  }
  const { id: estimateId, projectId } = estimate;
  const due = { amount: centsToDollars(dueCents), projectId, estimateId };
  return (
    <Panel title="Pay the deposit" icon={CreditCard}>
      {isPaid ? (
        <p role="status">
          Thank you. Your payment of {formatCents(dueCents)} is on its way to us; this page says so as soon as
          it has arrived.
        </p>
      ) : (
        <>
          <p>
            {formatCents(dueCents)} by card, and the work can be planned. Another day is fine, too: you find
            this page in your portal.
          </p>
          {payNow(due, () => setIsPaid(true))}
        </>
      )}
    </Panel>
  );
}
