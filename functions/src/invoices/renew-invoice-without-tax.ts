import { withPoTerms } from '@welding/domain/entities/client-search';
import { companyMessages } from '@welding/domain/entities/company';
import type { Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages, type WithoutTax } from '@welding/domain/entities/invoice-requests';
import { withoutTax } from '@welding/domain/entities/totals';
import { findClient } from '#clients/clients.ts';
import { conflict, notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { By } from '#store/create.ts';
import { findInvoice, invoices, storeInvoice } from './invoices.ts';
import { sendInvoice, sentFields, voidInvoice } from './write-invoice.ts';

/**
 * Takes the sales tax off a draft, or replaces an open invoice by one without it, for a client who became exempt. Payments then
 * count for the new one. A repeated request goes on where the first one stopped.
 * @throws Refusal 409 for a client who is not exempt, and for a paid or void invoice; as `voidInvoice` and `sendInvoice`
 */
export async function renewInvoiceWithoutTax(asked: WithoutTax, by: By, id: string): Promise<Invoice> {
  const invoice = await findInvoice(id);
  if (!invoice) throw notFound();
  if (!(await findClient(invoice.clientId))?.taxExempt) throw conflict(companyMessages.notExempt);
  if (!invoice.onPortal) return await untaxDraft(asked, by, id);
  if (invoice.status === 'paid') throw conflict(invoiceMessages.notOpen);
  const { clientId, projectId, estimateId, lines, discount, taxRate, dueDate, terms, poNumber } =
    withoutTax(invoice);
  // Refuses before the void, for example for a client without an email.
  await sentFields({ clientId, projectId, lines, discount, taxRate });
  await voidInvoice({ ...asked, reason: companyMessages.exemptNow }, by, id);
  const contents = { clientId, projectId, estimateId, lines, discount, taxRate, dueDate, terms };
  const { id: nextId } = await storeInvoice({ ...contents, ...withPoTerms(poNumber) }, by);
  return await sendInvoice({ updatedAt: null, aboveAgreed: true }, by, nextId);
}

async function untaxDraft(asked: WithoutTax, { actor }: By, id: string): Promise<Invoice> {
  return await changeEntity(invoices, {
    id,
    asked,
    actor,
    action: 'changed',
    decide: (draft) => {
      if (draft.onPortal) throw conflict(invoiceMessages.sent);
      const { lines, taxRate, total } = withoutTax(draft);
      return { lines, taxRate, total, balance: total };
    },
  });
}
