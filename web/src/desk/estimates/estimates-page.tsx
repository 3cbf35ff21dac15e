import { type Estimate, estimateSchema, estimateStateLabels } from '@welding/domain/entities/estimate';
import { deskPaths } from '@welding/domain/paths';
import { type ListFilter, ListPage } from '#desk/ui/desk-list.tsx';
import { estimatesList } from './estimates-list.tsx';
import { estimatesTexts } from './estimates-texts.ts';

/** All estimates by status, the newest first. */
export function EstimatesPage() {
  return (
    <ListPage
      of={estimatesList}
      label={estimatesTexts().estimatesThatAre}
      filters={[of('sent'), of('draft'), of('approved'), of('declined'), of('replaced')]}
      add={{ to: deskPaths.newEstimate(), label: estimatesTexts().newEstimate }}
    />
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
