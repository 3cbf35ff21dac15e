import { recipientOf } from '@welding/domain/entities/client-names';
import type { Invoice } from '@welding/domain/entities/invoice';
import { mailId } from '@welding/domain/entities/mail';
import { findClient } from '#clients/clients.ts';
import { writtenTo } from '#language.ts';
import { mailLinks } from './mail-links.ts';
import { invoiceMail, invoiceReminderMail } from './mails/invoice-mails.ts';
import { findMails, type MailBatch, type OutgoingMail, queueMail, queueMailAlone } from './mails.ts';

/** Mails the client, if there is an email. */
export async function invoiceSent(batch: MailBatch, invoice: Invoice): Promise<void> {
  const client = recipientOf(await findClient(invoice.clientId), 'invoices');
  if (!client) return;
  await queueMail(batch, {
    ...writtenTo(client, () =>
      invoiceMail({ invoice, firstName: client.firstName, ...mailLinks(invoice.clientId) }),
    ),
    ...addressed(invoice, client.email),
    id: mailId('invoice', invoice.id),
    kind: 'invoice',
  });
}

/**
 * Queues the reminder of an overdue invoice, once for each step.
 * @param step days overdue at which it is due, and @param days overdue now
 * @returns whether it was queued now
 */
export async function queueInvoiceReminder(invoice: Invoice, step: number, days: number): Promise<boolean> {
  const id = mailId('invoice-reminder', invoice.id, step);
  if ((await findMails([id])).has(id)) return false;
  const client = recipientOf(await findClient(invoice.clientId), 'invoices');
  if (!client) return false;
  return await queueMailAlone({
    ...writtenTo(client, () =>
      invoiceReminderMail({ invoice, firstName: client.firstName, ...mailLinks(invoice.clientId), days }),
    ),
    ...addressed(invoice, client.email),
    id,
    kind: 'invoice-reminder',
  });
}

function addressed(
  { id, clientId, projectId }: Invoice,
  to: string,
): Pick<OutgoingMail, 'to'> & Partial<OutgoingMail> {
  return { to, clientId, projectId, invoiceId: id };
}
