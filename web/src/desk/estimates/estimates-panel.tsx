import { estimateSchema } from '@welding/domain/entities/estimate';
import { deskPaths } from '@welding/domain/paths';
import { FilePenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { EstimateRow } from './estimate-row.tsx';
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
