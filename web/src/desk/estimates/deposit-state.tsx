import type { Estimate } from '@welding/domain/entities/estimate';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { depositDueCents } from '@welding/domain/money/deposit';
import { formatCents } from '@welding/domain/values/money';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { RecordPaymentDialog } from '#desk/payments/record-payment-dialog.tsx';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { estimateTexts } from './estimate-texts.ts';

/** A deposit is paid in one payment or a few. */
const mostPayments = 20;

/** Whether the deposit of an approved estimate is there, and the way to record one that came without a card. */
export function DepositState({ estimate }: { estimate: Estimate }) {
  const [isRecording, setIsRecording] = useState(false);
  const payments = useDeskList(
    estimate.depositAmount > 0
      ? {
          collection: 'payments',
          schema: storedPaymentSchema,
          where: [['estimateId', '==', estimate.id]],
          limit: mostPayments,
        }
      : null,
  );
  if (payments.status === 'error') {
    return (
      <LoadProblem subject={estimateTexts().theDepositIs} offline={payments.offline} retry={payments.retry} />
    );
  }
  if (payments.status !== 'ready') return null;
  const dueCents = depositDueCents(estimate, payments.items);
  if (dueCents === 0) return <p className="font-semibold">{estimateTexts().theDepositIsPaid}</p>;
  const { id: estimateId, projectId, clientId, number } = estimate;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{estimateTexts().depositToCome(formatCents(dueCents))}</p>
      <button
        type="button"
        className="btn btn-outline"
        aria-haspopup="dialog"
        onClick={() => setIsRecording(true)}
      >
        {estimateTexts().recordTheDeposit}
      </button>
      <RecordPaymentDialog
        pays={{ projectId, clientId, estimateId }}
        title={estimateTexts().depositOfEstimate(number)}
        balanceCents={dueCents}
        open={isRecording}
        onClose={() => setIsRecording(false)}
      />
    </div>
  );
}
