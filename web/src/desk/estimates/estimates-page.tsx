import {
  type Estimate,
  estimateSchema,
  estimateState,
  estimateStateLabels,
} from '@welding/domain/entities/estimate';
import { deskPaths } from '@welding/domain/paths';
import { dollarsToCents, formatCents } from '@welding/domain/values/money';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { NotWhole } from '#desk/ui/desk-list-view.tsx';
import { type ListFilter, ListPage } from '#desk/ui/list-page.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { estimatesList } from './estimates-list.tsx';
import { estimatesTable } from './estimates-table.tsx';
import { estimatesTexts } from './estimates-texts.ts';

/** All estimates by status, newest first. */
export function EstimatesPage() {
  const t = estimatesTexts();
  return (
    <div className="grid gap-5">
      <OpenDollars />
      <ListPage
        of={estimatesList}
        table={estimatesTable}
        label={t.estimatesThatAre}
        filters={[of('sent'), of('draft'), of('approved'), of('declined'), of('replaced')]}
        add={{ to: deskPaths.newEstimate(), label: t.newEstimate }}
      />
    </div>
  );
}

/** Above what a shop has; more are not added up. */
const mostAdded = 1000;

/** The total of estimates that await an answer and have not expired. */
function OpenDollars() {
  const list = wholeListOf(useDeskList(of('sent').query(mostAdded)));
  const today = useToday();
  const t = estimatesTexts();
  if (list.status !== 'ready') {
    return (
      <div className="panel p-4">
        <NotWhole of={[list]} noun={t.nounEstimates} rows={1} />
      </div>
    );
  }
  const open = list.items.filter((estimate) => estimateState(estimate, today) === 'sent');
  const cents = open.reduce((sum, { total }) => sum + dollarsToCents(total), 0);
  return (
    <div className="panel p-4">
      <AsOfLists of={[list]} />
      <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <dt>{t.open}</dt>
        <dd className="font-semibold text-2xl tabular-nums">{formatCents(cents)}</dd>
        <dd>
          {[t.openEstimates(open.length), t.openedOfThem(open.filter(({ seenAt }) => seenAt).length)]
            .filter(Boolean)
            .join(' · ')}
        </dd>
      </dl>
    </div>
  );
}

function of(status: keyof ReturnType<typeof estimatesTexts>['noneOf']): ListFilter<Estimate> {
  return {
    value: status,
    label: estimateStateLabels[status],
    none: estimatesTexts().noneOf[status],
    ...((status === 'sent' || status === 'draft') && { isCounted: true }),
    query: (limit) => ({
      collection: 'estimates',
      schema: estimateSchema,
      where: [['status', '==', status]],
      order: ['createdAt', 'desc'],
      limit,
    }),
  };
}
