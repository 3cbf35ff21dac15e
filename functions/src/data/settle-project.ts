import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import { allocate } from '@welding/domain/money/allocate';
import { settledInvoice } from '@welding/domain/money/settle-invoice';
import type { WriteBatch } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { nextVersion } from './change-entity.ts';
import { firestore } from './firestore.ts';
import { invoices, listInvoicesOfProject } from './invoices.ts';
import { listEveryPaymentOfProject } from './payments.ts';

/** More than any project has of either; beyond it somebody is told, as sums would be wrong. */
const mostOfProject = 2_000;

/** An invoice or a payment as a batch is about to write it. */
type LedgerChange = { readonly invoice?: Invoice; readonly payment?: Payment };

/** What follows for a project's invoices from a change of its money. */
export type Settlement = {
  /** How the invoice of the change stands then. */
  readonly changed: Pick<Invoice, 'paid' | 'balance' | 'status'> | undefined;
  /** Adds to the batch of the change what it means for the project's other invoices. */
  readonly write: (batch: WriteBatch) => Promise<void>;
};

/**
 * Works out what a change of an invoice or payment means for all invoices of the project. Every change of a project's money
 * goes through here and touches one document, `projectLedgers/{projectId}`: the batch fails when there was another change
 * since this read, and is tried again with what is true then. So no cent is counted twice or left out, whoever is at it at
 * once.
 */
export async function settleProject(projectId: string, change: LedgerChange): Promise<Settlement> {
  const ledger = (await firestore()).collection('projectLedgers').doc(projectId);
  const { updateTime } = await ledger.get();
  const [storedInvoices, storedPayments] = await Promise.all([
    listInvoicesOfProject(projectId, mostOfProject),
    listEveryPaymentOfProject(projectId, mostOfProject),
  ]);
  if (Math.max(storedInvoices.length, storedPayments.length) === mostOfProject) {
    logger.error('project has too many payments or invoices to add up', { project: projectId });
  }
  const all = replaced(storedInvoices, change.invoice, projectId);
  const { paidCents } = allocate(all, replaced(storedPayments, change.payment, projectId));
  const settled = new Map(all.map((each) => [each.id, settledInvoice(each, paidCents.get(each.id) ?? 0)]));
  return {
    changed: change.invoice && settled.get(change.invoice.id),
    write: async (batch) => {
      if (updateTime) batch.update(ledger, { changedAt: new Date() }, { lastUpdateTime: updateTime });
      else batch.create(ledger, { changedAt: new Date() });
      for (const before of storedInvoices) {
        const after = settled.get(before.id);
        if (!after || before.id === change.invoice?.id || isSame(before, after)) continue;
        const update = { ...after, updatedAt: nextVersion(before.updatedAt) };
        batch.update((await invoices()).doc(before.id), await invoices.encodeUpdate(update));
      }
    },
  };
}

/** The list with the changed one in the place of what was stored; one that goes to another project is not in it. */
function replaced<Entity extends { readonly id: string; readonly projectId: string }>(
  stored: readonly Entity[],
  changed: Entity | undefined,
  projectId: string,
): Entity[] {
  if (!changed) return [...stored];
  const others = stored.filter(({ id }) => id !== changed.id);
  return changed.projectId === projectId ? [...others, changed] : others;
}

function isSame(before: Invoice, after: Pick<Invoice, 'paid' | 'balance' | 'status'>): boolean {
  return before.paid === after.paid && before.balance === after.balance && before.status === after.status;
}
