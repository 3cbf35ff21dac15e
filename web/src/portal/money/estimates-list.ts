import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';

/** Estimates sent to the client, newest first. Few, because each may carry a drawn signature. */
export const estimatesList: PortalList<Estimate> = {
  name: 'estimates',
  collection: 'estimates',
  schema: estimateSchema,
  only: 'onPortal',
  order: ['createdAt', 'desc'],
  limit: 50,
};
