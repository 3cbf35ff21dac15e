import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import type { DeskQuery } from '#desk/live/desk-query.ts';

/** What the client of a project has approved, change orders among it, the newest first: more than a project ever has. */
export function approvedEstimates(projectId: string): DeskQuery<Estimate> {
  return {
    collection: 'estimates',
    schema: estimateSchema,
    where: [
      ['projectId', '==', projectId],
      ['status', '==', 'approved'],
    ],
    order: ['createdAt', 'desc'],
    limit: 50,
  };
}
