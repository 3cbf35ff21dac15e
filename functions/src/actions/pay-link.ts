import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import type { PayLink } from '@welding/domain/entities/paper-link';
import { languageOf } from '@welding/domain/values/language-schema';
import { findClient } from '#data/clients.ts';
import { inLanguage } from '#language.ts';
import { paperUrl } from '#messages/paper-url.ts';
import { notFound } from '#refusal.ts';
import { openInvoiceOf } from './open-invoice.ts';

/** A link to the invoice of a project that is to be paid first, in its client's language. @throws Refusal not_found when none is open */
export async function payLinkOf(projectId: string): Promise<PayLink> {
  const open = await openInvoiceOf(projectId);
  if (!open) throw notFound(invoiceMessages.noneOpen);
  const { id: paperId, clientId, number, balance } = open;
  const reader = languageOf(await findClient(clientId));
  const url = await inLanguage(reader, () => paperUrl({ kind: 'invoice', paperId }));
  return { url, number, balance };
}
