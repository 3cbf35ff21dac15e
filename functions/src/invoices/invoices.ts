import { paperFact } from '@welding/domain/entities/audit-entry';
import { type Invoice, invoiceSchema } from '@welding/domain/entities/invoice';
import type { NewInvoice } from '@welding/domain/entities/invoice-requests';
import { totalDollars } from '@welding/domain/entities/totals';
import { guardProject } from '#projects/projects.ts';
import { nextNumber } from '#store/counters.ts';
import { type CreatedBy, create, newIdentity } from '#store/create.ts';
import { readOrError, readSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, listOfProjects, pagesOfQuery } from '#store/query.ts';

export const invoices = entityCollection('invoices', invoiceSchema, {
  audit: 'invoice',
  guard: guardProject,
});

const ofStatus = declareQuery({ collection: 'invoices', equal: ['status'] });
const ofProject = declareQuery({ collection: 'invoices', equal: ['projectId'] });

/** @throws UnreadableDocumentError */
export async function findInvoice(id: string): Promise<Invoice | undefined> {
  return (await (await invoices()).doc(id).get()).data();
}

/** All invoices of a project, including void ones. @throws UnreadableDocumentError */
export async function listInvoicesOfProject(projectId: string): Promise<Invoice[]> {
  return readSnapshot(await ofProject(await invoices(), [projectId]).get());
}

/** Invoices of several projects; an unreadable project has its error in place of its invoices. */
export async function listInvoicesOfProjects(projectIds: readonly string[]) {
  return await listOfProjects(await invoices(), ofProject, projectIds, readOrError);
}

/** Invoices not paid in full, including unsent ones, page by page. */
export async function* openInvoices(): AsyncGenerator<Invoice[]> {
  yield* pagesOfQuery(ofStatus(await invoices(), ['open']));
}

type InvoiceContents = Omit<NewInvoice, 'discount'> & Pick<Invoice, 'discount'>;

/** An unsent invoice without a number. */
export function newInvoice(invoice: InvoiceContents): Invoice {
  const total = totalDollars(invoice);
  return {
    ...invoice,
    ...newIdentity(),
    number: '',
    status: 'open',
    onPortal: false,
    total,
    credited: 0,
    paid: 0,
    balance: total,
    credits: [],
  };
}

/** Stores a new invoice under the next number. The client owes it once it is sent. @throws Refusal key_reused */
export async function storeInvoice(invoice: InvoiceContents, by: CreatedBy): Promise<Invoice> {
  const unnumbered = newInvoice(invoice);
  const numbered = async (batch: Batch) => ({ ...unnumbered, number: await nextNumber(batch, 'invoices') });
  return await create(invoices, numbered, by, { facts: (made) => [paperFact(made)] });
}
