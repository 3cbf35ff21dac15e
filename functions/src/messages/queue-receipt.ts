import { mailId } from '@welding/domain/entities/mail';
import { findClient } from '#data/clients.ts';
import { type MailBatch, queueMail, queueMailOnce } from '#data/mails.ts';
import type { PaymentChange } from '#data/payments.ts';
import { findProject } from '#data/projects.ts';
import { mailLinks } from './mail-links.ts';
import { receiptMail } from './mails/receipt-mail.ts';
import { recipientOf } from './recipient.ts';

/**
 * Adds to the batch of a payment's record the receipt, when its money has just arrived. A payer of whom we know no client
 * has none.
 */
export async function queueReceipt(
  batch: MailBatch,
  { before, after: payment }: PaymentChange,
): Promise<void> {
  const { id, clientId, projectId, status, kind } = payment;
  // One that was refunded had arrived: a refund that fails brings no second receipt.
  const arrivedBefore = before?.status === 'succeeded' || before?.status === 'refunded';
  if (status !== 'succeeded' || kind === 'refund' || arrivedBefore || !clientId) return;
  const [found, project] = await Promise.all([
    findClient(clientId),
    projectId ? findProject(projectId) : undefined,
  ]);
  const client = recipientOf(found);
  if (!client) return;
  const { firstName, email: to } = client;
  // A payment that is recorded for the first time has no receipt yet.
  await (before ? queueMailOnce : queueMail)(batch, {
    ...receiptMail({ payment, firstName, projectTitle: project?.title, ...mailLinks(clientId) }),
    id: mailId('receipt', id),
    kind: 'receipt',
    to,
    clientId,
    ...(projectId && { projectId }),
    paymentId: id,
  });
}
