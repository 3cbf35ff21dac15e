import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import type { PayLink } from '@welding/domain/entities/paper-link';
import { paperUrl } from '#messages/paper-url.ts';
import { notFound } from '#refusal.ts';
import { openInvoiceOf } from './open-invoice.ts';

/** A link to the invoice of a project that is to be paid first. @throws Refusal not_found when none is open */
export async function payLinkOf(projectId: string): Promise<PayLink> {
  const open = await openInvoiceOf(projectId);
  if (!open) throw notFound(invoiceMessages.noneOpen);
  const { id: paperId, number, balance } = open;
  return { url: await paperUrl({ kind: 'invoice', paperId }), number, balance };
}
