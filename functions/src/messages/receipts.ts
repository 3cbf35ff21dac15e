import { mailId } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { recipientsOf } from '@welding/domain/entities/recipients';
import { findClient } from '#clients/clients.ts';
import { poNumberOf } from '#invoices/open-invoice.ts';
import { writtenTo } from '#language.ts';
import type { PaymentChange } from '#payments/payments.ts';
import { findProject } from '#projects/projects.ts';
import { mailLinks } from './mail-links.ts';
import { receiptMail, receiptVoidMail } from './mails/receipt-mail.ts';
import {
  addressedTo,
  type MailBatch,
  type OutgoingMail,
  queueMail,
  queueMailOnce,
  withdrawMailsOfPayment,
} from './mails.ts';

/** Adds the receipt of money that just arrived to the batch of the payment's record. Payers without a client get none. */
export async function queueReceipt(
  batch: MailBatch,
  { before, after: payment }: PaymentChange,
): Promise<void> {
  const { clientId, status, kind } = payment;
  // A refunded payment had arrived before, so a failed refund sends no second receipt.
  const arrivedBefore = before?.status === 'succeeded' || before?.status === 'refunded';
  if (status !== 'succeeded' || kind === 'refund' || arrivedBefore || !clientId) return;
  // A payment recorded for the first time has no receipt yet.
  const queue = before ? queueMailOnce : queueMail;
  for (const mail of await mailsOf(payment, 'receipt')) await queue(batch, mail);
}

/** Withdraws the receipts of a payment; who may have one gets a mail that voids it. */
export async function voidReceipt(
  batch: MailBatch & Parameters<typeof withdrawMailsOfPayment>[0],
  payment: Payment,
): Promise<void> {
  const told = await withdrawMailsOfPayment(batch, payment.id, mailId('receipt', payment.id));
  if (told.length === 0) return;
  const isTold = (mail: OutgoingMail) => told.some(({ person }) => !person || person === mail.person);
  const voided = await mailsOf(payment, 'receipt-void');
  for (const mail of voided.filter(isTold)) await queueMailOnce(batch, mail);
}

/** The receipt of a payment once more, for each reader. @param occasion makes its id unique */
export async function receiptAgain(payment: Payment, occasion: string): Promise<OutgoingMail[]> {
  return await mailsOf(payment, 'receipt', occasion);
}

async function mailsOf(
  payment: Payment,
  kind: 'receipt' | 'receipt-void',
  occasion?: string,
): Promise<OutgoingMail[]> {
  const { id, clientId, projectId } = payment;
  const [client, project, poNumber] = await Promise.all([
    findClient(clientId),
    projectId ? findProject(projectId) : undefined,
    poNumberOf(payment),
  ]);
  const write = kind === 'receipt' ? receiptMail : receiptVoidMail;
  return recipientsOf(client, 'invoices').map((reader) => {
    const { person, firstName } = reader;
    const links = mailLinks({ clientId, person });
    return {
      ...writtenTo(reader, () =>
        write({ payment, firstName, projectTitle: project?.title, poNumber, ...links }),
      ),
      ...addressedTo(reader, clientId, mailId(kind, id, occasion)),
      kind,
      ...(projectId && { projectId }),
      paymentId: id,
    };
  });
}
