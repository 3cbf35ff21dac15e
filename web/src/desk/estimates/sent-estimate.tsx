import { agreedAfter, type Estimate } from '@welding/domain/entities/estimate';
import { totalsOf } from '@welding/domain/entities/totals';
import { deskPaths } from '@welding/domain/paths';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { LineList } from '#desk/priced/line-list.tsx';
import { TotalsFigures } from '#desk/priced/totals-figures.tsx';
import { ReturnedSignatures } from '#desk/signing/returned-signatures.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { EstimateActions } from './estimate-actions.tsx';
import { estimateTexts } from './estimate-texts.tsx';
import { QuestionsPanel } from './questions-panel.tsx';

/** An estimate that its client has: what it says, what became of it, and what can be done with it. */
export function SentEstimate({ estimate }: { estimate: Estimate }) {
  const { lines, taxRate = 0, terms, validUntil, sentAt, homeRepair, declinedAt, declineReason } = estimate;
  const totals = totalsOf(estimate);
  return (
    <>
      <ReturnedSignatures />
      <EstimateActions estimate={estimate} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={estimateTexts().whatItSays} icon={ListChecks}>
          <LineList lines={lines} totals={totals} />
          <TotalsFigures totals={totals} taxRate={taxRate} />
          <AgreedFacts estimate={estimate} />
          <dl className="facts">
            <div>
              <dt>{estimateTexts().expires}</dt>
              <dd>{formatDay(validUntil)}</dd>
            </div>
            {sentAt && (
              <div>
                <dt>{estimateTexts().sent}</dt>
                <dd>{formatChicagoDateTime(new Date(sentAt))}</dd>
              </div>
            )}
            {homeRepair && (
              <div>
                <dt>{estimateTexts().homeRepair}</dt>
                <dd>{estimateTexts().withNotice}</dd>
              </div>
            )}
            {terms && (
              <div>
                <dt>{estimateTexts().terms}</dt>
                <dd className="whitespace-pre-line">{terms}</dd>
              </div>
            )}
          </dl>
        </Panel>
        <div className="grid gap-5">
          {declinedAt && (
            <p className="alert alert-warning alert-soft text-base text-base-content wrap-anywhere">
              {declineReason
                ? estimateTexts().declinedBecause(formatChicagoDateTime(new Date(declinedAt)), declineReason)
                : estimateTexts().declined(formatChicagoDateTime(new Date(declinedAt)))}
            </p>
          )}
          <Versions estimate={estimate} />
          <ApprovalPanel estimate={estimate} />
          <QuestionsPanel estimate={estimate} />
        </div>
      </div>
    </>
  );
}

/** What a change order makes of what was agreed. */
function AgreedFacts({ estimate }: { estimate: Estimate }) {
  const { agreedBefore } = estimate;
  if (agreedBefore === undefined) return null;
  return (
    <dl className="facts">
      <div>
        <dt>{estimateTexts().agreedBefore}</dt>
        <dd className="tabular-nums">{formatDollars(agreedBefore)}</dd>
      </div>
      <div>
        <dt>{estimateTexts().newAgreedTotal}</dt>
        <dd className="font-semibold tabular-nums">{formatDollars(agreedAfter(estimate))}</dd>
      </div>
    </dl>
  );
}

function Versions({ estimate: { replaces, replacedBy, changeOf } }: { estimate: Estimate }) {
  if (!replaces && !replacedBy && !changeOf) return null;
  return (
    <p className="flex flex-wrap gap-x-5">
      {replacedBy && (
        <Link
          to={deskPaths.estimate(replacedBy)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {estimateTexts().newerVersion}
        </Link>
      )}
      {changeOf && (
        <Link to={deskPaths.estimate(changeOf)} className="link inline-flex min-h-11 items-center">
          {estimateTexts().changedEstimate}
        </Link>
      )}
      {replaces && (
        <Link to={deskPaths.estimate(replaces)} className="link inline-flex min-h-11 items-center">
          {estimateTexts().versionBefore}
        </Link>
      )}
    </p>
  );
}
