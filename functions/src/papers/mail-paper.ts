import { randomUUID } from 'node:crypto';
import type { Estimate } from '@welding/domain/entities/estimate';
import { estimateMessages } from '@welding/domain/entities/estimate-requests';
import { askedCents, daysOverdue, type Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import { type MailPreview, mailId } from '@welding/domain/entities/mail';
import type { LinkedKind, PaperMailAs } from '@welding/domain/entities/paper-link';
import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { type Recipient, recipientsOf, recipientsOfApproval } from '@welding/domain/entities/recipients';
import { lastPaymentOf } from '@welding/domain/money/lower-bill';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { actionsTexts } from '#actions-texts.ts';
import { findClient } from '#clients/clients.ts';
import { findEstimate } from '#estimates/estimates.ts';
import { toShow } from '#estimates/send-estimate.ts';
import { findInvoice, listInvoicesOfProject } from '#invoices/invoices.ts';
import { isOfCancelledJob } from '#invoices/open-invoice.ts';
import { writtenTo } from '#language.ts';
import { previewOf } from '#messages/compose-mail.ts';
import { outgoingInvoiceMail } from '#messages/invoice-news.ts';
import { mailLinks, paperLinkMark } from '#messages/mail-links.ts';
import { estimateApprovedMail, estimateMail, estimateReminderMail } from '#messages/mails/estimate-mails.ts';
import { type InvoiceMail, invoiceMail, invoiceReminderMail } from '#messages/mails/invoice-mails.ts';
import { addressedTo, mails, type OutgoingMail, queuedMail, queueMail } from '#messages/mails.ts';
import { receiptAgain } from '#messages/receipts.ts';
import { listPaymentsOfProject } from '#payments/payments.ts';
import { findProject } from '#projects/projects.ts';
import { conflict, notFound } from '#refusal.ts';
import { type CreatedBy, create } from '#store/create.ts';

/** The mail to one reader that sends, confirms or reminds of an estimate. @param occasion makes its id unique */
function mailOfEstimate(
  estimate: Estimate,
  reader: Recipient,
  as: PaperMailAs,
  occasion: string,
): OutgoingMail {
  const { id, clientId, projectId, status } = estimate;
  const { firstName, person } = reader;
  const parts = { estimate, firstName, ...mailLinks({ clientId, person }) };
  const send = status === 'approved' ? ('estimate-approved' as const) : ('estimate' as const);
  const kind = as === 'remind' ? ('estimate-reminder' as const) : send;
  const write = {
    estimate: estimateMail,
    'estimate-approved': estimateApprovedMail,
    'estimate-reminder': estimateReminderMail,
  };
  return {
    // A sent estimate keeps its language.
    ...writtenTo(status === 'draft' ? reader : estimate, () => write[kind](parts)),
    ...addressedTo(reader, clientId, mailId(kind, id, occasion)),
    kind,
    projectId,
    estimateId: id,
  };
}

/** The mail to one reader that sends or reminds of an invoice. @param occasion makes its id unique */
function mailOfInvoice(invoice: Invoice, reader: Recipient, as: PaperMailAs, occasion: string): OutgoingMail {
  if (as === 'send') return outgoingInvoiceMail(invoice, reader, 'invoice', invoiceMail, occasion);
  const days = daysOverdue(invoice, chicagoDate(new Date()));
  const write = (mail: InvoiceMail) => invoiceReminderMail({ ...mail, days });
  return outgoingInvoiceMail(invoice, reader, 'invoice-reminder', write, occasion);
}

type PaperMail = { readonly kind: LinkedKind; readonly id: string; readonly as: PaperMailAs };

/**
 * A preview of the mails for an estimate or invoice, as the first reader gets it and with the addresses of all; for a draft,
 * of those that send it.
 * @throws Refusal 404, 409 for a paper that cannot be mailed this way
 */
export async function previewMail(wanted: PaperMail): Promise<MailPreview> {
  return previewToAll(await compose(wanted, 'preview', true), withoutLink);
}

/**
 * Mails a sent estimate or invoice again, its signed version or receipt when approved or paid, or a reminder, to each reader.
 * Once for each key, with a history entry.
 * @throws Refusal 404, 409 for a paper that cannot be mailed this way; key_reused
 */
export async function mailPaper({ kind, id, as }: PaperMail, by: CreatedBy): Promise<MailPreview> {
  const all = await compose({ kind, id, as }, randomUUID(), false);
  const [first, ...others] = all;
  const queued = await create(mails, queuedMail(first), by, {
    action: as === 'remind' ? 'reminded of' : 're-sent',
    of: { entity: kind, id },
    facts: [{ code: 'sentTo', text: addressesOf(all) }],
    also: async (batch) => {
      for (const mail of others) await queueMail(batch, mail);
    },
  });
  return { ...previewOf(queued), to: addressesOf(all) };
}

/** At least one mail, each to one reader. */
type Mails = readonly [OutgoingMail, ...OutgoingMail[]];

function previewToAll(all: Mails, shown?: (written: string) => string): MailPreview {
  return { ...previewOf(all[0], shown), to: addressesOf(all) };
}

function addressesOf(all: Mails): string {
  return all.map(({ to }) => to).join(', ');
}

/** @param why the refusal when the client has no reader with an email */
function toEach(all: readonly OutgoingMail[], why: string): Mails {
  const [first, ...others] = all;
  if (!first) throw conflict(why);
  return [first, ...others];
}

const withoutLink = (text: string) => text.replaceAll(paperLinkMark, actionsTexts().linkComes);

async function compose({ kind, id, as }: PaperMail, occasion: string, mayBeDraft: boolean): Promise<Mails> {
  if (kind === 'invoice') {
    const invoice = await findInvoice(id);
    if (!invoice) throw notFound();
    if (invoice.status === 'paid' && as === 'send') return await receiptOf(invoice, occasion);
    const isDraft = !invoice.onPortal && as === 'send' && mayBeDraft;
    if (invoice.status !== 'open' || !(invoice.onPortal || isDraft)) throw conflict(invoiceMessages.notOpen);
    if (as === 'remind' && askedCents(invoice) === 0) throw conflict(paymentRecordMessages.onItsWay);
    const shown = isDraft
      ? { ...invoice, projectTitle: (await findProject(invoice.projectId))?.title }
      : invoice;
    const readers = recipientsOf(await findClient(invoice.clientId), 'invoices');
    const all = readers.map((reader) => mailOfInvoice(shown, reader, as, occasion));
    return toEach(all, invoiceMessages.noEmail);
  }
  const estimate = await findEstimate(id);
  if (!estimate) throw notFound();
  const isDraft = estimate.status === 'draft' && as === 'send' && mayBeDraft;
  const isApproved = estimate.status === 'approved' && as === 'send';
  if (estimate.status !== 'sent' && !isDraft && !isApproved) throw conflict(estimateMessages.notMailed);
  if (!isApproved && (await isOfCancelledJob(estimate))) throw conflict(estimateMessages.projectCancelled);
  const shown = isDraft ? { ...estimate, ...(await toShow(estimate)) } : estimate;
  const client = await findClient(estimate.clientId);
  const readers = isApproved ? recipientsOfApproval(client, estimate) : recipientsOf(client, 'estimates');
  const all = readers.map((reader) => mailOfEstimate(shown, reader, as, occasion));
  return toEach(all, estimateMessages.noEmail);
}

/** The receipt of the invoice's latest payment that was not refunded in full. */
async function receiptOf(invoice: Invoice, occasion: string): Promise<Mails> {
  const [ofProject, payments] = await Promise.all([
    listInvoicesOfProject(invoice.projectId),
    listPaymentsOfProject(invoice.projectId),
  ]);
  const received = payments.filter(({ status }) => status === 'succeeded');
  const payment = lastPaymentOf(invoice, ofProject, received);
  if (!payment) throw conflict(invoiceMessages.notOpen);
  return toEach(await receiptAgain(payment, occasion), invoiceMessages.noEmail);
}
