import {
  type Estimate,
  type EstimateState,
  estimateName,
  estimateSchema,
  estimateState,
  estimateStateLabel,
} from '@welding/domain/entities/estimate';
import { declinedForLabels } from '@welding/domain/entities/estimate-requests';
import { localTitle } from '@welding/domain/entities/local-title';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  Clock,
  FilePenLine,
  History,
  type LucideIcon,
  Plus,
  Send,
} from 'lucide-react';
import { Link } from 'react-router';
import { type ListOf, ListPanel } from '#desk/ui/desk-list.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { estimatesTexts } from './estimates-texts.ts';

export const estimatesList: ListOf<Estimate> = {
  title: estimatesTexts().estimates,
  icon: FilePenLine,
  noun: estimatesTexts().nounEstimates,
  none: estimatesTexts().noEstimateYet,
  Row: EstimateRow,
};

type EstimatesPanelProps = {
  of: 'clientId' | 'projectId';
  id: string;
  /** Known values for a new one; undefined if none may be added. */
  create?: Parameters<typeof deskPaths.newEstimate>[0];
};

/** Newest first. */
export function EstimatesPanel({ of, id, create }: EstimatesPanelProps) {
  return (
    <ListPanel
      of={estimatesList}
      query={(limit) => ({
        collection: 'estimates',
        schema: estimateSchema,
        where: [[of, '==', id]],
        order: ['createdAt', 'desc'],
        limit,
      })}
      action={
        create && (
          <LinkButton to={deskPaths.newEstimate(create)} icon={Plus} className="justify-self-start">
            {estimatesTexts().newEstimate}
          </LinkButton>
        )
      }
    />
  );
}

type EstimateRowProps = {
  item: Estimate;
  /** The client's name, in a list of several clients. */
  of?: string;
  /** On the project's own page, which needs no title. */
  isOfProject?: boolean;
};

export function EstimateRow({ item: estimate, of, isOfProject = false }: EstimateRowProps) {
  const t = estimatesTexts();
  const today = useToday();
  const { id, total, status, validUntil, projectTitle, awaitsAnswer } = estimate;
  const news = newsOf(estimate);
  return (
    <Link to={deskPaths.estimate(id)} className="list-row-button flex-wrap">
      <span className="grid min-w-0 flex-1 basis-52">
        <span className="font-semibold wrap-anywhere">{of ?? estimateName(estimate)}</span>
        <span className="text-sm text-base-content/75 wrap-anywhere">
          {[
            of && estimateName(estimate),
            !isOfProject && projectTitle && localTitle(projectTitle),
            status === 'sent' && t.until(formatDay(validUntil)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {news && <span className="text-sm text-base-content/75">{news}</span>}
        {awaitsAnswer && <span className="font-semibold text-ember">{t.questionWaits}</span>}
      </span>
      <span className="font-semibold tabular-nums">{formatDollars(total)}</span>
      <StatusBadge {...estimateBadge(estimate, today)} />
    </Link>
  );
}

function newsOf({
  status,
  sentAt,
  seenAt,
  followedUpAt,
  approval,
  declinedAt,
  declinedFor,
}: Estimate): string {
  const t = estimatesTexts();
  const day = (at: string) => formatDay(chicagoDate(new Date(at)));
  const lastFollowUp = followedUpAt.at(-1);
  const waits = status === 'sent';
  return [
    sentAt && t.sentOn(day(sentAt)),
    seenAt ? t.seenOn(day(seenAt)) : waits && t.notSeen,
    waits && lastFollowUp && t.followedUpOn(day(lastFollowUp)),
    approval && t.answeredOn(day(approval.at)),
    declinedAt && t.answeredOn(day(declinedAt)),
    declinedFor && declinedForLabels[declinedFor],
  ]
    .filter(Boolean)
    .join(' · ');
}

const looks = {
  draft: { tone: 'grey', icon: CircleDashed },
  sent: { tone: 'blue', icon: Send },
  approved: { tone: 'green', icon: CircleCheck },
  declined: { tone: 'red', icon: CircleX },
  expired: { tone: 'yellow', icon: Clock },
  replaced: { tone: 'grey', icon: History },
  other: { tone: 'grey', icon: CircleHelp },
} as const satisfies Record<EstimateState, { tone: string; icon: LucideIcon }>;

/** @param today the Chicago day */
export function estimateBadge(estimate: Pick<Estimate, 'status' | 'validUntil' | 'changeOf'>, today: string) {
  const state = estimateState(estimate, today);
  return { label: estimateStateLabel(estimate, state), ...looks[state] };
}
