import type { PriceEntry, PriceEntryChange } from '@welding/domain/entities/price-entry';
import { actorOf, type Staff, staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { lookAtAllJobs } from '#costs/over-plan.ts';
import { forbidden } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { priceBook } from './price-book.ts';

/** @throws Refusal role_may_not for a cost that somebody else than the owner says */
export function requireOwnCost({ cost }: { readonly cost?: number | null | undefined }, staff: Staff): void {
  if (cost !== undefined && staff.role !== 'owner')
    throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
}

/**
 * Changes an entry on its version. The history, which the office reads, does not say what it costs.
 * @throws Refusal role_may_not as `requireOwnCost`; not_found, changed_meanwhile
 */
export async function changePriceEntry(
  id: string,
  asked: PriceEntryChange,
  staff: Staff,
): Promise<PriceEntry> {
  const { updatedAt: _, ...change } = asked;
  requireOwnCost(change, staff);
  const { active } = change;
  return await changeEntity(priceBook, {
    entity: 'priceEntry',
    id,
    asked,
    actor: actorOf(staff),
    action: active === undefined ? 'changed' : active ? 'brought back' : 'retired',
    withoutValues: ['cost'],
    decide: () => changedFields(change),
    also: async (batch) => {
      if (change.cost !== undefined) await lookAtAllJobs(batch);
    },
  });
}

function changedFields({ name, kind, unit, unitPrice, cost, active }: Omit<PriceEntryChange, 'updatedAt'>) {
  return {
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...(unit !== undefined && { unit: unit || undefined }),
    ...(unitPrice !== undefined && { unitPrice }),
    ...(cost !== undefined && { cost: cost ?? undefined }),
    ...(active !== undefined && { active }),
  };
}
