import {
  type Estimate,
  type EstimateState,
  estimateName,
  estimateSchema,
  estimateState,
  estimateStateLabel,
} from '@welding/domain/entities/estimate';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  FilePenLine,
  History,
  type LucideIcon,
  Plus,
  Send,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { estimatesTexts } from './estimates-texts.ts';

const pageSize = 5;

type EstimatesPanelProps = {
  of: 'clientId' | 'projectId';
  id: string;
  /** What is known of a new one; undefined where there is to be none. */
  create?: Parameters<typeof deskPaths.newEstimate>[0];
};

/** The estimates of a project or a client, the newest first, and the way to a new one. */
export function EstimatesPanel({ of, id, create }: EstimatesPanelProps) {
  const today = useToday();
  const [limit, setLimit] = useState(pageSize);
  const estimates = useDeskList({
    collection: 'estimates',
    schema: estimateSchema,
    where: [[of, '==', id]],
    order: ['createdAt', 'desc'],
    limit,
  });
  return (
    <Panel title={estimatesTexts().estimates} icon={FilePenLine}>
      <DeskListView
        list={estimates}
        noun={estimatesTexts().nounEstimates}
        empty={<p>{estimatesTexts().noEstimateYet}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((estimate) => (
              <li key={estimate.id}>
                <EstimateRow estimate={estimate} today={today} />
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
      {create && (
        <Link to={deskPaths.newEstimate(create)} className="btn btn-outline justify-self-start">
          <Plus aria-hidden="true" className="size-5" />
          {estimatesTexts().newEstimate}
        </Link>
      )}
    </Panel>
  );
}

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

const looks = {
  draft: { tone: 'grey', icon: CircleDashed },
  sent: { tone: 'blue', icon: Send },
  approved: { tone: 'green', icon: CircleCheck },
  declined: { tone: 'red', icon: CircleX },
  expired: { tone: 'yellow', icon: Clock },
  replaced: { tone: 'grey', icon: History },
} as const satisfies Record<EstimateState, { tone: string; icon: LucideIcon }>;

/** What an estimate is on this Chicago day. */
export function estimateBadge(estimate: Pick<Estimate, 'status' | 'validUntil' | 'changeOf'>, today: string) {
  const state = estimateState(estimate, today);
  return { label: estimateStateLabel(estimate, state), ...looks[state] };
}
