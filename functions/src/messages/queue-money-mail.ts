import type { Client } from '@welding/domain/entities/client';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { type MailContent, type MailKind, mailId } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { recipientOf } from '@welding/domain/entities/recipient-of';
import { owedAgainCents, returnedCents } from '@welding/domain/money/balance';
import { business } from '@welding/domain/values/business';
import { centsToDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { config } from '#config.ts';
import { writtenTo } from '#language.ts';
import type { PaymentChange } from '#money/payments.ts';
import { endsReminders, mailLinks } from './mail-links.ts';
import {
  type EstimateMail,
  estimateAnswerMail,
  estimateApprovedMail,
  estimateFollowUpMail,
  estimateMail,
  estimateQuestionMail,
} from './mails/estimate-mails.ts';
import { invoiceMail, invoiceReminderMail, paymentFailedMail, refundMail } from './mails/invoice-mails.ts';
import {
  findMails,
  type MailBatch,
  type OutgoingMail,
  queueMail,
  queueMailAlone,
  queueMailOnce,
} from './mails.ts';

/** Adds the client's mail to the batch that sends an estimate. Skips clients without an email. */
export async function queueEstimateMail(batch: MailBatch, estimate: Estimate): Promise<void> {
  await queueToClient(batch, estimate, 'estimate', estimateMail);
}

/** Adds the client's mail with the signed estimate to the batch of the approval. */
export async function queueApprovedMail(batch: MailBatch, estimate: Estimate): Promise<void> {
  await queueToClient(batch, estimate, 'estimate-approved', estimateApprovedMail);
}

/** Adds the client's mail with an answer to its batch. */
export async function queueAnswerMail(batch: MailBatch, estimate: Estimate): Promise<void> {
  const { at = '' } = estimate.questions.at(-1)?.answer ?? {};
  await queueToClient(batch, estimate, 'estimate-answer', estimateAnswerMail, Date.parse(at));
}

/** Adds the client's mail that asks for an answer, with an unsubscribe link, to the batch that records the follow-up. */
export async function queueFollowUp(batch: MailBatch, estimate: Estimate, client: Client): Promise<void> {
  const { id, clientId, projectId, followedUpAt } = estimate;
  const kind = 'estimate-follow-up';
  await queueMail(batch, {
    ...writtenTo(client, () =>
      estimateFollowUpMail({ estimate, firstName: client.firstName, ...mailLinks(clientId) }),
    ),
    headers: endsReminders(clientId),
    id: mailId(kind, id, followedUpAt.length),
    kind,
    to: client.email,
    clientId,
    projectId,
    estimateId: id,
  });
}

async function queueToClient(
  batch: MailBatch,
  estimate: Estimate,
  kind: MailKind,
  write: (mail: EstimateMail) => MailContent,
  occasion?: number,
): Promise<void> {
  const client = recipientOf(await findClient(estimate.clientId), 'estimates');
  if (!client) return;
  const { clientId, projectId } = estimate;
  await queueMail(batch, {
    // A sent estimate keeps its language.
    ...writtenTo(estimate, () => write({ estimate, firstName: client.firstName, ...mailLinks(clientId) })),
    id: mailId(kind, estimate.id, occasion),
    kind,
    to: client.email,
    clientId,
    projectId,
    estimateId: estimate.id,
  });
}

/** Adds the business's mail to the batch of a client's question. @param index of the question */
export async function queueQuestionMail(
  batch: MailBatch,
  estimate: Estimate,
  question: string,
  index: number,
): Promise<void> {
  const { id, clientId, projectId } = estimate;
  await queueMail(batch, {
    ...writtenTo(undefined, () => estimateQuestionMail(estimate, question, config().SITE_URL)),
    id: mailId('estimate-question', id, index),
    kind: 'estimate-question',
    to: business.email,
    clientId,
    projectId,
    estimateId: id,
  });
}

/** Adds the client's mail to the batch that sends an invoice. Skips clients without an email. */
export async function queueInvoiceMail(batch: MailBatch, invoice: Invoice): Promise<void> {
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

/** Adds the client's mail about a new refund to the batch of the payment's record. */
export async function queueRefundMail(batch: MailBatch, { before, after }: PaymentChange): Promise<void> {
  if (!before) return;
  const returned = returnedCents(after);
  const more = returned - returnedCents(before);
  if (more <= 0) return;
  const client = after.clientId ? recipientOf(await findClient(after.clientId), 'invoices') : undefined;
  if (!client) return;
  await queueMailOnce(batch, {
    ...writtenTo(client, () =>
      refundMail({
        ...mailLinks(client.id),
        payment: after,
        amount: centsToDollars(more),
        owedAgain: centsToDollars(Math.max(0, owedAgainCents(after) - owedAgainCents(before))),
        way: wayBack(after, before),
        firstName: client.firstName,
      }),
    ),
    id: mailId('refund', after.id, `${returned}-${lastReturnOf(after)}`),
    kind: 'refund',
    to: client.email,
    clientId: after.clientId,
    ...(after.projectId && { projectId: after.projectId }),
    paymentId: after.id,
  });
}

/** Money handed back comes by hand, also for a payment by card. */
function wayBack({ method = 'card', handedBackAmount }: Payment, before: Payment) {
  const isByItsWay = method === 'card' || method === 'bank_transfer';
  return isByItsWay && handedBackAmount === before.handedBackAmount ? method : 'hand';
}

/** Adds the client's mail about a transfer that its bank just refused to the batch of the payment's record. */
export async function queuePaymentFailedMail(
  batch: MailBatch,
  { before, after }: PaymentChange,
): Promise<void> {
  const { id, clientId, projectId, invoiceId, estimateId, failedAt } = after;
  if (!failedAt || failedAt === before?.failedAt) return;
  const client = clientId ? recipientOf(await findClient(clientId), 'invoices') : undefined;
  if (!client) return;
  await queueMailOnce(batch, {
    ...writtenTo(client, () =>
      paymentFailedMail({ payment: after, firstName: client.firstName, ...mailLinks(clientId) }),
    ),
    id: mailId('payment-failed', id, Date.parse(failedAt)),
    kind: 'payment-failed',
    to: client.email,
    clientId,
    ...(projectId && { projectId }),
    ...(invoiceId && { invoiceId }),
    ...(estimateId && { estimateId }),
    paymentId: id,
  });
}

/** Tells two refunds of the same amount apart. */
function lastReturnOf({ refundedAt, handedBackAt }: Payment): number {
  return Math.max(0, ...[refundedAt, handedBackAt].map((at) => (at ? Date.parse(at) : 0)));
}

function addressed(
  { id, clientId, projectId }: Invoice,
  to: string,
): Pick<OutgoingMail, 'to'> & Partial<OutgoingMail> {
  return { to, clientId, projectId, invoiceId: id };
}
