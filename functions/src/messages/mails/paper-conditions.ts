import type { Estimate } from '@welding/domain/entities/estimate';
import { askedCents, daysOverdue, type Invoice } from '@welding/domain/entities/invoice';
import type { Mail, MailContent } from '@welding/domain/entities/mail';
import { readersOfMail, withoutStopped } from '@welding/domain/entities/recipients';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { findKept } from '#clients/guard-client.ts';
import { findEstimate } from '#estimates/estimates.ts';
import { awaitsFollowUp } from '#estimates/follow-up-estimates.ts';
import { findInvoice } from '#invoices/invoices.ts';
import { isOfCancelledJob } from '#invoices/open-invoice.ts';
import { writtenTo } from '#language.ts';
import { type MailLinks, mailLinks } from '#messages/mail-links.ts';
import type { Condition } from './condition.ts';
import { invoiceMail, invoiceReminderMail } from './invoice-mails.ts';

function ofEstimate(isSo: (estimate: Estimate, at: Date) => boolean | Promise<boolean>): Condition {
  return async ({ estimateId }, at) => {
    if (!estimateId) return undefined;
    const estimate = await findEstimate(estimateId);
    return estimate && (await isSo(estimate, at)) ? undefined : { reason: 'estimateChanged' };
  };
}

export const asksForAnswer = ofEstimate(
  async (estimate, at) =>
    estimate.status === 'sent' &&
    estimate.onPortal &&
    estimate.validUntil >= chicagoDate(at) &&
    !(await isOfCancelledJob(estimate)),
);
/** The client may have answered while the mail waited, and its reader may have stopped reminders. */
export const needsFollowUp: Condition = async (mail, at) => {
  const estimate = mail.estimateId ? await findEstimate(mail.estimateId) : undefined;
  if (!estimate || !(await awaitsFollowUp(estimate, at))) return { reason: 'estimateChanged' };
  const client = await findKept(estimate.clientId);
  const wanted = withoutStopped(client, readersOfMail(client, mail));
  return wanted.length > 0 ? undefined : { reason: 'notWanted' };
};
export const isApproved = ofEstimate(({ status }) => status === 'approved');
export const awaitsAnswer = ofEstimate((estimate) => estimate.awaitsAnswer);
export const isAnswered = ofEstimate(({ questions }) => questions.some(({ answer }) => answer !== undefined));

type InvoiceParts = MailLinks & { readonly invoice: Invoice; readonly firstName: string };

/** An invoice that now asks for another amount is written again, because its client still has to read it. */
function ofInvoice(
  isSo: (invoice: Invoice) => boolean,
  write: (parts: InvoiceParts, at: Date) => MailContent,
): Condition {
  return async (mail: Mail, at) => {
    const { invoiceId, told } = mail;
    if (!invoiceId) return undefined;
    const invoice = await findInvoice(invoiceId);
    if (!invoice?.onPortal || !isSo(invoice)) return { reason: 'invoiceChanged' };
    if (told?.cents === undefined || told.cents === askedCents(invoice)) return undefined;
    const client = await findKept(invoice.clientId);
    const [reader] = readersOfMail(client, mail);
    if (!client || !reader) return { reason: 'readerGone' };
    const parts = {
      invoice,
      firstName: reader.firstName,
      ...mailLinks({ clientId: client.id, person: reader.person }),
    };
    const { language } = mail;
    return { rewritten: writtenTo({ language }, () => write(parts, at)) };
  };
}

export const isInvoiced = ofInvoice(({ status }) => status !== 'void', invoiceMail);
export const isOwed = ofInvoice(
  (invoice) => invoice.status === 'open' && askedCents(invoice) > 0,
  (parts, at) => invoiceReminderMail({ ...parts, days: daysOverdue(parts.invoice, chicagoDate(at)) }),
);
