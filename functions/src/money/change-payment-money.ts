import type { Payment } from '@welding/domain/entities/payment';
import { changeEntity, type EntityChange } from '#store/change-entity.ts';
import { payments } from './payments.ts';
import { settleProject } from './settle-project.ts';

type MoneyChange = Omit<EntityChange<Payment>, 'entity' | 'id'>;

/**
 * Changes a payment at the desk, and settles the projects it was and is of, in one batch.
 * @returns the payment as it is then @throws as `changeEntity`
 */
export async function changePaymentMoney(id: string, { also, ...change }: MoneyChange): Promise<Payment> {
  return await changeEntity(payments, {
    ...change,
    entity: 'payment',
    id,
    also: async (batch, before, after) => {
      const payment = { before, after, actor: change.actor };
      for (const projectId of new Set([before.projectId, after.projectId])) {
        if (projectId) await (await settleProject(projectId, { payment })).write(batch);
      }
      await also?.(batch, before, after);
    },
  });
}
