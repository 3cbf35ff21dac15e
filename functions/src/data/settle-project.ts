import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import { allocate } from '@welding/domain/money/allocate';
import { settledInvoice } from '@welding/domain/money/settle-invoice';
import type { WriteBatch } from 'firebase-admin/firestore';
import { nextVersion } from './change-entity.ts';
import { invoices, listInvoicesOfProject } from './invoices.ts';
import { listEveryPaymentOfProject } from './payments.ts';
import { readLedger, withChanged } from './project-ledger.ts';

/** More than any project has of either; beyond it nothing is settled, as sums would be wrong. */
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
 * goes through here and touches the project's ledger, so that no cent is counted twice or left out, whoever is at it at once.
 * @throws UnreadableDocumentError when any of them cannot be read: what is added up without it would be wrong
 */
export async function settleProject(projectId: string, change: LedgerChange): Promise<Settlement> {
  const ledger = await readLedger(projectId);
  const [storedInvoices, storedPayments] = await Promise.all([
    listInvoicesOfProject(projectId, mostOfProject),
    listEveryPaymentOfProject(projectId, mostOfProject, change.payment?.id),
  ]);
  if (Math.max(storedInvoices.length, storedPayments.length) === mostOfProject) {
    throw new Error(`Project ${projectId} has too many payments or invoices to add up`);
  }
  const all = withChanged(storedInvoices, change.invoice, projectId);
  const { paidCents } = allocate(all, withChanged(storedPayments, change.payment, projectId));
  const settled = new Map(all.map((each) => [each.id, settledInvoice(each, paidCents.get(each.id) ?? 0)]));
  return {
    changed: change.invoice && settled.get(change.invoice.id),
    write: async (batch) => {
      ledger.touch(batch);
      for (const before of storedInvoices) {
        const after = settled.get(before.id);
        if (!after || before.id === change.invoice?.id || isSame(before, after)) continue;
        const update = { ...after, updatedAt: nextVersion(before.updatedAt) };
        batch.update((await invoices()).doc(before.id), await invoices.encodeUpdate(update));
      }
    },
  };
}

function isSame(before: Invoice, after: Pick<Invoice, 'paid' | 'balance' | 'status'>): boolean {
  return before.paid === after.paid && before.balance === after.balance && before.status === after.status;
}
