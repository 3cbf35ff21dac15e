import type { Invoice } from '@welding/domain/entities/invoice';
import { maxListLength } from '@welding/domain/values/limits';
import { listInvoicesOfProject } from '#data/invoices.ts';

/** The invoice of a project that is to be paid first, undefined when none is open. */
export async function openInvoiceOf(projectId: string): Promise<Invoice | undefined> {
  return (await listInvoicesOfProject(projectId, maxListLength))
    .filter(({ status, onPortal, balance }) => status === 'open' && onPortal && balance > 0)
    .toSorted((one, other) => ((one.sentAt ?? '') < (other.sentAt ?? '') ? -1 : 1))[0];
}
