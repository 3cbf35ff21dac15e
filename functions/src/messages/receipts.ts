import { recipientOf } from '@welding/domain/entities/client-names';
import { mailId } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { findClient } from '#clients/clients.ts';
import { poNumberOf } from '#invoices/open-invoice.ts';
import { writtenTo } from '#language.ts';
import type { PaymentChange } from '#payments/payments.ts';
import { findProject } from '#projects/projects.ts';
import { mailLinks } from './mail-links.ts';
import { receiptMail, receiptVoidMail } from './mails/receipt-mail.ts';
import { type MailBatch, type OutgoingMail, queueMail, queueMailOnce, withdrawMail } from './mails.ts';

/** Adds the receipt of money that just arrived to the batch of the payment's record. Payers without a client get none. */
export async function queueReceipt(
  batch: MailBatch,
  { before, after: payment }: PaymentChange,
): Promise<void> {
  const { clientId, status, kind } = payment;
  // A refunded payment had arrived before, so a failed refund sends no second receipt.
  const arrivedBefore = before?.status === 'succeeded' || before?.status === 'refunded';
  if (status !== 'succeeded' || kind === 'refund' || arrivedBefore || !clientId) return;
  const mail = await mailOf(payment, 'receipt');
  // A payment recorded for the first time has no receipt yet.
  if (mail) await (before ? queueMailOnce : queueMail)(batch, mail);
}

/** Withdraws the receipt of a payment; if it may be sent already, adds a mail that voids it. */
export async function voidReceipt(
  batch: MailBatch & Parameters<typeof withdrawMail>[0],
  payment: Payment,
): Promise<void> {
  if (!(await withdrawMail(batch, mailId('receipt', payment.id)))) return;
  const mail = await mailOf(payment, 'receipt-void');
  if (mail) await queueMailOnce(batch, mail);
}

/** The receipt of a payment once more, undefined without an email. @param occasion makes its id unique */
export async function receiptAgain(payment: Payment, occasion: string): Promise<OutgoingMail | undefined> {
  const mail = await mailOf(payment, 'receipt');
  return mail && { ...mail, id: mailId('receipt', payment.id, occasion) };
}

/** Undefined without an email. */
async function mailOf(payment: Payment, kind: 'receipt' | 'receipt-void'): Promise<OutgoingMail | undefined> {
  const { id, clientId, projectId } = payment;
  const [found, project, poNumber] = await Promise.all([
    findClient(clientId),
    projectId ? findProject(projectId) : undefined,
    poNumberOf(payment),
  ]);
  const client = recipientOf(found, 'invoices');
  if (!client) return undefined;
  const { firstName, email: to } = client;
  const write = kind === 'receipt' ? receiptMail : receiptVoidMail;
  return {
    ...writtenTo(client, () =>
      write({ payment, firstName, projectTitle: project?.title, poNumber, ...mailLinks(clientId) }),
    ),
    id: mailId(kind, id),
    kind,
    to,
    clientId,
    ...(projectId && { projectId }),
    paymentId: id,
  };
}
