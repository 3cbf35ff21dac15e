import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { recipientOf, recipientOfApproval } from '@welding/domain/entities/client-names';
import type { Estimate } from '@welding/domain/entities/estimate';
import { estimateMessages } from '@welding/domain/entities/estimate-requests';
import { askedCents, daysOverdue, type Invoice } from '@welding/domain/entities/invoice';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import { type MailPreview, mailId } from '@welding/domain/entities/mail';
import type { LinkedKind, PaperMailAs } from '@welding/domain/entities/paper-link';
import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
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
import { mailLinks, paperLinkMark } from '#messages/mail-links.ts';
import { estimateApprovedMail, estimateMail, estimateReminderMail } from '#messages/mails/estimate-mails.ts';
import { invoiceMail, invoiceReminderMail } from '#messages/mails/invoice-mails.ts';
import { mails, type OutgoingMail, queuedMail } from '#messages/mails.ts';
import { receiptAgain } from '#messages/receipts.ts';
import { listPaymentsOfProject } from '#payments/payments.ts';
import { findProject } from '#projects/projects.ts';
import { conflict, notFound } from '#refusal.ts';
import { type CreatedBy, create } from '#store/create.ts';

/** The mail that sends, confirms or reminds of an estimate. @param occasion makes its id unique */
function mailOfEstimate(
  estimate: Estimate,
  { firstName, email: to, language }: Client,
  as: PaperMailAs,
  occasion: string,
): OutgoingMail {
  const { id, clientId, projectId, status } = estimate;
  // A sent estimate keeps its language.
  const reader = status === 'draft' ? { language } : estimate;
  const parts = { estimate, firstName, ...mailLinks(clientId) };
  const addressed = { to, clientId, projectId, estimateId: id };
  if (as === 'remind') {
    const kind = 'estimate-reminder' as const;
    return {
      ...writtenTo(reader, () => estimateReminderMail(parts)),
      ...addressed,
      id: mailId(kind, id, occasion),
      kind,
    };
  }
  const kind = status === 'approved' ? ('estimate-approved' as const) : ('estimate' as const);
  const content = writtenTo(reader, () =>
    kind === 'estimate' ? estimateMail(parts) : estimateApprovedMail(parts),
  );
  return { ...content, ...addressed, id: mailId(kind, id, occasion), kind };
}

/** The mail that sends or reminds of an invoice. @param occasion makes its id unique */
function mailOfInvoice(
  invoice: Invoice,
  { firstName, email: to, language }: Client,
  as: PaperMailAs,
  occasion: string,
): OutgoingMail {
  const { id, clientId, projectId } = invoice;
  const parts = { invoice, firstName, ...mailLinks(clientId) };
  const days = daysOverdue(invoice, chicagoDate(new Date()));
  const kind = as === 'remind' ? ('invoice-reminder' as const) : ('invoice' as const);
  return {
    ...writtenTo({ language }, () =>
      as === 'remind' ? invoiceReminderMail({ ...parts, days }) : invoiceMail(parts),
    ),
    to,
    clientId,
    projectId,
    invoiceId: id,
    id: mailId(kind, id, occasion),
    kind,
  };
}

type PaperMail = { readonly kind: LinkedKind; readonly id: string; readonly as: PaperMailAs };

/**
 * A preview of the mail for an estimate or invoice; for a draft, the one that sends it.
 * @throws Refusal 404, 409 for a paper that cannot be mailed this way
 */
export async function previewMail(wanted: PaperMail): Promise<MailPreview> {
  return previewOf(await compose(wanted, 'preview', true), withoutLink);
}

/**
 * Mails a sent estimate or invoice again, its signed version or receipt when approved or paid, or a reminder. Once for each
 * key, with a history entry.
 * @throws Refusal 404, 409 for a paper that cannot be mailed this way; key_reused
 */
export async function mailPaper({ kind, id, as }: PaperMail, by: CreatedBy): Promise<MailPreview> {
  const mail = await compose({ kind, id, as }, randomUUID(), false);
  const queued = await create(mails, queuedMail(mail), by, {
    action: as === 'remind' ? 'reminded of' : 're-sent',
    of: { entity: kind, id },
    facts: [{ code: 'sentTo', text: mail.to }],
  });
  return previewOf(queued);
}

const withoutLink = (text: string) => text.replaceAll(paperLinkMark, actionsTexts().linkComes);

async function compose(
  { kind, id, as }: PaperMail,
  occasion: string,
  mayBeDraft: boolean,
): Promise<OutgoingMail> {
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
    const reader = recipientOf(await findClient(invoice.clientId), 'invoices');
    if (!reader) throw conflict(invoiceMessages.noEmail);
    return mailOfInvoice(shown, reader, as, occasion);
  }
  const estimate = await findEstimate(id);
  if (!estimate) throw notFound();
  const isDraft = estimate.status === 'draft' && as === 'send' && mayBeDraft;
  const isApproved = estimate.status === 'approved' && as === 'send';
  if (estimate.status !== 'sent' && !isDraft && !isApproved) throw conflict(estimateMessages.notMailed);
  if (!isApproved && (await isOfCancelledJob(estimate))) throw conflict(estimateMessages.projectCancelled);
  const shown = isDraft ? { ...estimate, ...(await toShow(estimate)) } : estimate;
  const client = await findClient(estimate.clientId);
  const reader = isApproved ? recipientOfApproval(client, estimate) : recipientOf(client, 'estimates');
  if (!reader) throw conflict(estimateMessages.noEmail);
  return mailOfEstimate(shown, reader, as, occasion);
}

/** The receipt of the invoice's latest payment that was not refunded in full. */
async function receiptOf(invoice: Invoice, occasion: string): Promise<OutgoingMail> {
  const [ofProject, payments] = await Promise.all([
    listInvoicesOfProject(invoice.projectId),
    listPaymentsOfProject(invoice.projectId),
  ]);
  const received = payments.filter(({ status }) => status === 'succeeded');
  const payment = lastPaymentOf(invoice, ofProject, received);
  if (!payment) throw conflict(invoiceMessages.notOpen);
  const mail = await receiptAgain(payment, occasion);
  if (!mail) throw conflict(invoiceMessages.noEmail);
  return mail;
}
