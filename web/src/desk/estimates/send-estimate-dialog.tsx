import type { Estimate } from '@welding/domain/entities/estimate';
import { needsHomeRepairContract } from '@welding/domain/money/home-repair';
import { formatDay, isDate } from '@welding/domain/values/chicago-day';
import { centsToDollars, formatCents } from '@welding/domain/values/money';
import type { Sendable } from '#desk/priced/draft-paper.tsx';
import { liveTotals } from '#desk/priced/live-totals.ts';
import { SendDialog } from '#desk/priced/send-dialog.tsx';
import { sendEstimate } from './estimate-calls.ts';
import { estimateTexts } from './estimate-texts.ts';

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
      paper={draft.changeOf ? 'changeOrder' : 'estimate'}
      kind="estimates"
      clientId={draft.clientId}
      totalCents={totalCents}
      onSend={sendEstimate}
      facts={
        <>
          {depositCents > 0 && (
            <div>
              <dt>{estimateTexts().deposit}</dt>
              <dd className="tabular-nums">
                {estimateTexts().askedForOnApproval(formatCents(depositCents))}
              </dd>
            </div>
          )}
          <div>
            <dt>{estimateTexts().expires}</dt>
            <dd>{isDate(validUntil) ? formatDay(validUntil) : validUntil}</dd>
          </div>
        </>
      }
    >
      {needsContract && <p>{estimateTexts().noticeGoesAlong}</p>}
      {draft.replaces && <p>{estimateTexts().replacesVersionBefore}</p>}
      <p>{estimateTexts().sentIsFinal}</p>
    </SendDialog>
  );
}
