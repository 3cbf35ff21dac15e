import {
  type Estimate,
  estimateSchema,
  estimateState,
  estimateStateLabels,
} from '@welding/domain/entities/estimate';
import { deskPaths } from '@welding/domain/paths';
import { dollarsToCents, formatCents } from '@welding/domain/values/money';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { type ListFilter, ListPage } from '#desk/ui/desk-list.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { estimatesList } from './estimates-list.tsx';
import { estimatesTexts } from './estimates-texts.ts';

/** All estimates by status, newest first. */
export function EstimatesPage() {
  return (
    <div className="grid gap-5">
      <OpenDollars />
      <ListPage
        of={estimatesList}
        label={estimatesTexts().estimatesThatAre}
        filters={[of('sent'), of('draft'), of('approved'), of('declined'), of('replaced')]}
        add={{ to: deskPaths.newEstimate(), label: estimatesTexts().newEstimate }}
      />
    </div>
  );
}

/** More than a shop usually has. If there are more, the page says so. */
const mostAdded = 200;

/** The total of estimates that await an answer and have not expired. */
function OpenDollars() {
  const list = useDeskList(of('sent').query(mostAdded));
  const today = useToday();
  if (list.status !== 'ready') return null;
  const open = list.items.filter((estimate) => estimateState(estimate, today) === 'sent');
  const cents = open.reduce((sum, { total }) => sum + dollarsToCents(total), 0);
  const texts = estimatesTexts();
  return (
    <dl className="panel flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4">
      <dt>{texts.open}</dt>
      <dd className="font-semibold text-2xl tabular-nums">{formatCents(cents)}</dd>
      <dd>
        {[
          texts.openEstimates(open.length),
          texts.openedOfThem(open.filter(({ seenAt }) => seenAt).length),
          list.isFull && texts.ofNewest(mostAdded),
        ]
          .filter(Boolean)
          .join(' · ')}
      </dd>
    </dl>
  );
}

function of(status: Estimate['status']): ListFilter<Estimate> {
  return {
    value: status,
    label: estimateStateLabels[status],
    none: estimatesTexts().noneOf[status],
    query: (limit) => ({
      collection: 'estimates',
      schema: estimateSchema,
      where: [['status', '==', status]],
      order: ['createdAt', 'desc'],
      limit,
    }),
  };
}
