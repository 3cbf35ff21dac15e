import type { Estimate } from '@welding/domain/entities/estimate';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { needsHomeRepairContract } from '@welding/domain/money/home-repair';
import { formatDay, isDate } from '@welding/domain/values/chicago-day';
import { centsToDollars, dollarsToCents, formatCents } from '@welding/domain/values/money';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import type { Sendable } from '#desk/priced/draft-paper.tsx';
import { liveTotals } from '#desk/priced/live-totals.ts';
import { SendDialog } from '#desk/priced/send-dialog.tsx';
import { sendEstimate } from './estimate-calls.ts';
import { estimateTexts } from './estimate-texts.tsx';

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
          {draft.changeOf && <NewTotal projectId={draft.projectId} changeCents={totalCents} />}
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

/** What the client will have agreed to in all with a change order. */
function NewTotal({ projectId, changeCents }: { projectId: string; changeCents: number }) {
  const project = useDeskDocument('projects', projectId, storedProjectSchema);
  const agreed = project.status === 'ready' ? project.item.agreedTotal : undefined;
  if (agreed === undefined) return null;
  const cents = dollarsToCents(agreed);
  return (
    <div>
      <dt>{estimateTexts().newTotal}</dt>
      <dd className="tabular-nums">
        {estimateTexts().totalWas(formatCents(cents + changeCents), formatCents(cents))}
      </dd>
    </div>
  );
}
