import type { Actor } from '@welding/domain/entities/audit-entry';
import { estimateMessages } from '@welding/domain/entities/estimate-requests';
import { removeEntity } from '#data/change-entity.ts';
import { estimates } from '#data/estimates.ts';
import { conflict } from '#http/errors.ts';

/** Throws a draft away. @throws ApiError 409 for an estimate that was sent; MissingEntityError, StaleVersionError */
export async function discardEstimate(id: string, version: string | null, actor: Actor): Promise<void> {
  await removeEntity(estimates, {
    entity: 'estimate',
    id,
    version,
    actor,
    action: 'discarded',
    decide: ({ status }) => {
      if (status !== 'draft') throw conflict(estimateMessages.noDraft);
    },
  });
}
