import { type Estimate, estimateName } from '@welding/domain/entities/estimate';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { Link } from 'react-router';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { estimateBadge } from './estimate-badge.ts';
import { estimatesTexts } from './estimates-texts.ts';

type EstimateRowProps = {
  estimate: Estimate;
  /** The Chicago day. */
  today: string;
  /** Whose it is, where the list is of several clients. */
  of?: string | undefined;
};

/** One estimate in a list, with the way to it. */
export function EstimateRow({ estimate, today, of }: EstimateRowProps) {
  const { id, total, status, validUntil, projectTitle, awaitsAnswer } = estimate;
  return (
    <Link to={deskPaths.estimate(id)} className="list-row-button flex-wrap">
      <span className="grid min-w-0 flex-1 basis-52">
        <span className="font-semibold wrap-anywhere">{of ?? estimateName(estimate)}</span>
        <span className="text-sm text-base-content/75 wrap-anywhere">
          {[
            of && estimateName(estimate),
            projectTitle && toldTitle(projectTitle),
            status === 'sent' && estimatesTexts().until(formatDay(validUntil)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {awaitsAnswer && <span className="font-semibold text-ember">{estimatesTexts().questionWaits}</span>}
      </span>
      <span className="font-semibold tabular-nums">{formatDollars(total)}</span>
      <StatusBadge {...estimateBadge(estimate, today)} />
    </Link>
  );
}
