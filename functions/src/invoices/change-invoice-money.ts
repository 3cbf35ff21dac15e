import type { Invoice } from '@welding/domain/entities/invoice';
import { type Settlement, settleProject } from '#money/settle-project.ts';
import { followProject } from '#projects/follow-project.ts';
import { addChange, type EntityChange } from '#store/change-entity.ts';
import { takeNumber } from '#store/counters.ts';
import { newBatch } from '#store/firestore.ts';
import { retryConflicts } from '#store/retry-conflicts.ts';
import { invoices } from './invoices.ts';

type MoneyChange = Pick<
  EntityChange<Invoice>,
  'asked' | 'isStep' | 'actor' | 'action' | 'facts' | 'note' | 'also'
> & {
  /** A number of this series is taken with the change, and handed to `decide`. */
  readonly numbered?: 'creditNotes';
  readonly decide: (current: Invoice, number: string) => Partial<Invoice> | Promise<Partial<Invoice>>;
};

/**
 * Changes what an invoice asks, and settles its project with it, in one batch.
 * @returns the invoice as it is then @throws as `changeEntity`
 */
export async function changeInvoiceMoney(
  id: string,
  { numbered, decide, also, ...change }: MoneyChange,
): Promise<Invoice> {
  return await retryConflicts(async () => {
    const batch = await newBatch();
    let settlement: Settlement | undefined;
    const { entity, isChanged } = await addChange(batch, invoices, {
      ...change,
      entity: 'invoice',
      id,
      withoutValues: true,
      decide: async (current) => {
        const number = numbered ? await takeNumber(batch, numbered) : '';
        const fields = await decide(current, number);
        settlement = await settleProject(current.projectId, { invoice: { ...current, ...fields } });
        return { ...fields, ...settlement.changed };
      },
      also: async (_, before, after) => {
        await settlement?.write(batch);
        await followProject(batch, after.projectId, { invoice: after }, { isGuarded: true });
        await also?.(batch, before, after);
      },
    });
    if (isChanged) await batch.commit();
    return entity;
  });
}
