import { type Estimate, estimateSchema, estimateStateLabels } from '@welding/domain/entities/estimate';
import { deskPaths } from '@welding/domain/paths';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { FilterTabs, useFilter } from '#desk/ui/filter-tabs.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { RowsWithClients } from '#desk/ui/with-clients.tsx';
import { EstimateRow } from './estimates-list.tsx';
import { estimatesTexts } from './estimates-texts.ts';

const pageSize = 20;
const statuses = [
  'sent',
  'draft',
  'approved',
  'declined',
  'replaced',
] as const satisfies readonly Estimate['status'][];
type Status = (typeof statuses)[number];

/** All estimates, by what became of them, the newest first. */
export function EstimatesPage() {
  const [status, choose] = useFilter(statuses);
  return (
    <div className="grid gap-5">
      <FilterTabs
        label={estimatesTexts().estimatesThatAre}
        choices={statuses.map((value) => ({ value, label: estimateStateLabels[value] }))}
        chosen={status}
        onChoose={choose}
      />
      <EstimatesOfStatus key={status} status={status} />
      <Link to={deskPaths.newEstimate()} className="btn btn-primary justify-self-start">
        <Plus aria-hidden="true" className="size-5" />
        {estimatesTexts().newEstimate}
      </Link>
    </div>
  );
}

function EstimatesOfStatus({ status }: { status: Status }) {
  const today = useToday();
  const [limit, setLimit] = useState(pageSize);
  const estimates = useDeskList({
    collection: 'estimates',
    schema: estimateSchema,
    where: [['status', '==', status]],
    order: ['createdAt', 'desc'],
    limit,
  });
  return (
    <DeskListView
      list={estimates}
      noun={estimatesTexts().nounEstimates}
      empty={<p>{estimatesTexts().noneOf[status]}</p>}
      onMore={() => setLimit((shown) => shown + pageSize)}
    >
      {(items) => (
        <RowsWithClients items={items}>
          {(estimate, of) => <EstimateRow estimate={estimate} today={today} of={of} />}
        </RowsWithClients>
      )}
    </DeskListView>
  );
}
