import { type Estimate, estimateName, estimateState } from '@welding/domain/entities/estimate';
import { declinedForLabels } from '@welding/domain/entities/estimate-requests';
import { deskPaths } from '@welding/domain/paths';
import { dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { formatDate } from '@welding/domain/values/words';
import { clientColumn, jobColumn, type ListTableOf } from '#desk/ui/list-page.tsx';
import { instantDay } from '#desk/ui/table-columns.ts';
import { tableTexts } from '#desk/ui/table-texts.ts';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { estimateBadge } from './estimates-list.tsx';
import { estimatesTexts } from './estimates-texts.ts';

const { heads } = tableTexts();

export const estimatesTable: ListTableOf<Estimate> = {
  pathOf: ({ id }) => deskPaths.estimate(id),
  cents: ({ total }) => dollarsToCents(total),
  columns: [
    { id: 'number', head: heads.number, isShort: true, cell: estimateName, sortBy: estimateName },
    clientColumn,
    jobColumn(56),
    { id: 'state', head: heads.state, cell: (estimate) => <State estimate={estimate} /> },
    {
      id: 'sent',
      head: heads.sent,
      isShort: true,
      cell: ({ sentAt }) => instantDay(sentAt),
      sortBy: ({ sentAt }) => sentAt,
    },
    {
      id: 'opened',
      head: heads.opened,
      from: 80,
      isShort: true,
      cell: ({ seenAt }) => instantDay(seenAt),
      sortBy: ({ seenAt }) => seenAt,
    },
    {
      id: 'expires',
      head: heads.expires,
      from: 68,
      isShort: true,
      cell: ({ validUntil }) => formatDate(validUntil),
      sortBy: ({ validUntil }) => validUntil,
    },
    { id: 'next', head: heads.next, from: 92, cell: (estimate) => <Next estimate={estimate} /> },
    {
      id: 'total',
      head: heads.total,
      isFigure: true,
      cell: ({ total }) => formatDollars(total),
      sortBy: ({ total }) => total,
      sum: ({ total }) => dollarsToCents(total),
    },
  ],
};

function State({ estimate }: { estimate: Estimate }) {
  return <StatusBadge {...estimateBadge(estimate, useToday())} />;
}

/** The next step, or why it was declined. */
function Next({ estimate }: { estimate: Estimate }) {
  const { next } = estimatesTexts();
  const { awaitsAnswer, declinedFor } = estimate;
  const state = estimateState(estimate, useToday());
  if (awaitsAnswer) return <strong className="text-ember">{next.answer}</strong>;
  if (state === 'declined') return declinedFor && declinedForLabels[declinedFor];
  if (state === 'draft' || state === 'sent' || state === 'expired') return next[state];
  return null;
}
