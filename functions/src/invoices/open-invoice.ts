import type { Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import type { PayLink } from '@welding/domain/entities/paper-link';
import { languageOf } from '@welding/domain/values/language-schema';
import { findClient } from '#clients/clients.ts';
import { inLanguage } from '#language.ts';
import { paperUrl } from '#messages/paper-url.ts';
import { notFound } from '#refusal.ts';
import { listInvoicesOfProject } from './invoices.ts';

/** The invoice of a project that is to be paid first, undefined when none is open. */
export async function openInvoiceOf(projectId: string): Promise<Invoice | undefined> {
  return (await listInvoicesOfProject(projectId))
    .filter(({ status, onPortal, balance }) => status === 'open' && onPortal && balance > 0)
    .toSorted((one, other) => ((one.sentAt ?? '') < (other.sentAt ?? '') ? -1 : 1))[0];
}

/** A link to the invoice of a project that is to be paid first, in its client's language. @throws Refusal not_found when none is open */
export async function payLinkOf(projectId: string): Promise<PayLink> {
  const open = await openInvoiceOf(projectId);
  if (!open) throw notFound(invoiceMessages.noneOpen);
  const { id: paperId, clientId, number, balance } = open;
  const reader = languageOf(await findClient(clientId));
  const url = await inLanguage(reader, () => paperUrl({ kind: 'invoice', paperId }));
  return { url, number, balance };
}
