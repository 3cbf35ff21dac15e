import type { Estimate } from '@welding/domain/entities/estimate';
import { needsHomeRepairContract } from '@welding/domain/money/home-repair';
import { formatDay, isDate } from '@welding/domain/values/chicago-day';
import { centsToDollars } from '@welding/domain/values/money';
import { formatCents } from '#desk/payments/payment-words.ts';
import { liveTotals } from '#desk/priced/live-totals.ts';
import { SendDialog } from '#desk/priced/send-dialog.tsx';
import { moveEstimate } from './estimate-calls.ts';
import type { EstimateValues } from './estimate-values.ts';

type SendEstimateDialogProps = {
  estimate: Estimate;
  /** As it would be sent. */
  values: EstimateValues;
  /** Whether Illinois' notice is switched on. */
  hasNotice: boolean;
  open: boolean;
  onSave: () => Promise<Estimate | undefined>;
  onClose: () => void;
};

/** Says what the client gets before an estimate goes out. */
export function SendEstimateDialog({ estimate, values, hasNotice, ...dialog }: SendEstimateDialogProps) {
  const { totalCents, depositCents } = liveTotals(values);
  const { atHome, validUntil } = values;
  const needsContract = needsHomeRepairContract({ atHome, total: centsToDollars(totalCents) }, hasNotice);
  return (
    <SendDialog
      {...dialog}
      noun="estimate"
      clientId={estimate.clientId}
      totalCents={totalCents}
      onSend={(draft) => moveEstimate(draft, 'send')}
      facts={
        <>
          {depositCents > 0 && (
            <div>
              <dt>Deposit</dt>
              <dd className="tabular-nums">{formatCents(depositCents)}, asked for on approval</dd>
            </div>
          )}
          <div>
            <dt>Valid until</dt>
            <dd>{isDate(validUntil) ? formatDay(validUntil) : validUntil}</dd>
          </div>
        </>
      }
    >
      {needsContract && <p>Illinois’ notice on home repair and the consumer pamphlet go along.</p>}
      {estimate.replaces && <p>It replaces the version before, which the client cannot approve any more.</p>}
      <p>Once sent it cannot be changed, only replaced by a new version.</p>
    </SendDialog>
  );
}
