import { askedCents, type Invoice } from '@welding/domain/entities/invoice';
import { type MailContent, type MailKind, mailId } from '@welding/domain/entities/mail';
import { type Recipient, recipientsOf } from '@welding/domain/entities/recipients';
import { findClient } from '#clients/clients.ts';
import { writtenTo } from '#language.ts';
import { mailLinks } from './mail-links.ts';
import { type InvoiceMail, invoiceMail, invoiceReminderMail } from './mails/invoice-mails.ts';
import {
  addressedTo,
  findMails,
  type MailBatch,
  type OutgoingMail,
  queueMail,
  queueMailAlone,
} from './mails.ts';

/** Mails the client's readers of invoices, if there are any. */
export async function invoiceSent(batch: MailBatch, invoice: Invoice): Promise<void> {
  for (const reader of recipientsOf(await findClient(invoice.clientId), 'invoices')) {
    await queueMail(batch, outgoingInvoiceMail(invoice, reader, 'invoice', invoiceMail));
  }
}

/**
 * Queues the reminders of an overdue invoice, once for each step and reader.
 * @param step days overdue at which it is due, and @param days overdue now
 * @returns whether any was queued now
 */
export async function queueInvoiceReminder(invoice: Invoice, step: number, days: number): Promise<boolean> {
  const kind = 'invoice-reminder';
  const mails = recipientsOf(await findClient(invoice.clientId), 'invoices').map((reader) =>
    outgoingInvoiceMail(invoice, reader, kind, (mail) => invoiceReminderMail({ ...mail, days }), step),
  );
  const known = await findMails([mailId(kind, invoice.id, step), ...mails.map(({ id }) => id)]);
  const queued = await Promise.all(
    mails.map(async (mail) => !isQueued(mail, known) && (await queueMailAlone(mail))),
  );
  return queued.some(Boolean);
}

/** Whether a reader has this mail, by themselves or, from an earlier release, with others. */
function isQueued({ id, to }: OutgoingMail, known: ReadonlyMap<string, OutgoingMail>): boolean {
  return (
    known.has(id) || [...known.values()].some((mail) => !mail.person && mail.to.split(', ').includes(to))
  );
}

/** A mail about an invoice to one reader. @param occasion makes its id unique */
export function outgoingInvoiceMail(
  invoice: Invoice,
  reader: Recipient,
  kind: MailKind,
  write: (mail: InvoiceMail) => MailContent,
  occasion?: string | number,
): OutgoingMail {
  const { id, clientId, projectId } = invoice;
  const { person, firstName } = reader;
  const links = mailLinks({ clientId, person });
  return {
    ...writtenTo(reader, () => write({ invoice, firstName, ...links })),
    ...addressedTo(reader, clientId, mailId(kind, id, occasion)),
    kind,
    projectId,
    invoiceId: id,
    told: { cents: askedCents(invoice) },
  };
}
