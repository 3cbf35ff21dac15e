import type { Actor } from '@welding/domain/entities/audit-entry';
import { type StaffRate, type StaffRateChange, staffRateSchema } from '@welding/domain/entities/staff-rate';
import { dollarsToCents } from '@welding/domain/values/money';
import { changeEntity } from '#store/change-entity.ts';
import { createWhereMissing } from '#store/create.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { findByIds } from '#store/query.ts';

const staffRates = entityCollection('staffRates', staffRateSchema, {
  audit: 'staff',
});

/** The known rates of these people in cents an hour, by id. */
export async function findRates(staffIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await findByIds(await staffRates(), [...new Set(staffIds)]);
  return new Map(
    [...found.values()].flatMap(({ id, centsPerHour }) =>
      centsPerHour === undefined ? [] : [[id, centsPerHour]],
    ),
  );
}

/**
 * Stores a staff member's new hourly rate, on its version. The history omits the amount, because the office reads it.
 * @throws Refusal changed_meanwhile
 */
export async function storeStaffRate(id: string, asked: StaffRateChange, actor: Actor): Promise<StaffRate> {
  // A person without a stored rate has the same version as one with an empty rate.
  await createWhereMissing(staffRates, { id });
  return await changeEntity(staffRates, {
    id,
    asked,
    actor,
    action: 'changed',
    withoutValues: true,
    decide: () => ({ centsPerHour: asked.rate === null ? undefined : dollarsToCents(asked.rate) }),
  });
}
