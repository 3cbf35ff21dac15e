import { estimateTemplateSchema } from '@welding/domain/entities/estimate-template';
import { useDeskList } from '#desk/live/use-desk-list.ts';

/** As many as a list to choose from can hold. */
const most = 50;

/** The templates that estimates can begin with, by name. */
export function useTemplates() {
  return useDeskList({
    collection: 'estimateTemplates',
    schema: estimateTemplateSchema,
    where: [['archived', '==', false]],
    order: ['name', 'asc'],
    limit: most,
  });
}
