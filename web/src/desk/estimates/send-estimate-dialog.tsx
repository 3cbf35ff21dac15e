import { type Estimate, estimateNoun } from '@welding/domain/entities/estimate';
import { needsHomeRepairContract } from '@welding/domain/money/home-repair';
import { formatDay, isDate } from '@welding/domain/values/chicago-day';
import { centsToDollars, formatCents } from '@welding/domain/values/money';
import type { Sendable } from '#desk/priced/draft-paper.tsx';
import { liveTotals } from '#desk/priced/live-totals.ts';
import { SendDialog } from '#desk/priced/send-dialog.tsx';
import { sendEstimate } from './estimate-calls.ts';

type SendEstimateDialogProps = Sendable<Estimate> & {
  /** Whether Illinois' notice is switched on. */
  hasNotice: boolean;
};

/** Says what the client gets before an estimate goes out. */
export function SendEstimateDialog({ draft, values, hasNotice, ...dialog }: SendEstimateDialogProps) {
  const { totalCents, depositCents } = liveTotals(values);
  const { atHome = false, validUntil = '' } = values;
  const needsContract = needsHomeRepairContract({ atHome, total: centsToDollars(totalCents) }, hasNotice);
  return (
    <SendDialog
      {...dialog}
      noun={estimateNoun(draft)}
      kind="estimates"
      clientId={draft.clientId}
      totalCents={totalCents}
      onSend={sendEstimate}
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
      {draft.replaces && <p>It replaces the version before, which the client cannot approve any more.</p>}
      <p>Once sent it cannot be changed, only replaced by a new version.</p>
    </SendDialog>
  );
}
