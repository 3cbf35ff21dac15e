import type { Actor } from '@welding/domain/entities/audit-entry';
import { mailId } from '@welding/domain/entities/mail';
import { failureText, type Payment } from '@welding/domain/entities/payment';
import { pushId } from '@welding/domain/entities/push';
import { recipientsOf } from '@welding/domain/entities/recipients';
import { owedAgainCents, returnedCents } from '@welding/domain/money/balance';
import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { writtenTo } from '#language.ts';
import type { PaymentChange } from '#payments/payments.ts';
import type { Batch } from '#store/firestore.ts';
import { mailLinks } from './mail-links.ts';
import { paymentFailedMail, refundFailedMail, refundMail } from './mails/invoice-mails.ts';
import { addressedTo, listMailedOfPayment, type MailBatch, queueMailOnce } from './mails.ts';
import { pushesTexts } from './push/pushes-texts.ts';
import { type PushBatch, queuePush } from './pushes.ts';
import { queueReceipt, voidReceipt } from './receipts.ts';

type Told = PaymentChange & {
  /** The staff member who recorded it, who needs no notification. */
  readonly by?: string;
};

/** Tells the client of money that arrived, was refunded or refused, and staff of money that arrived or is in trouble. */
export async function paymentChanged(batch: Batch, change: Told): Promise<void> {
  await Promise.all([
    queueReceipt(batch, change),
    mailRefund(batch, change),
    mailFailedRefund(batch, change),
    mailFailure(batch, change),
    notifyOfArrival(batch, change),
    notifyOfTrouble(batch, change),
  ]);
}

type Voided = {
  readonly payment: Payment;
  /** The staff member who undid a collection at a visit. The others get a notification. */
  readonly takenBackBy?: Actor;
};

/** Withdraws the client's receipt, or voids it by a mail. */
export async function paymentVoided(batch: Batch, { payment, takenBackBy }: Voided): Promise<void> {
  await voidReceipt(batch, payment);
  if (!takenBackBy) return;
  const { id, amount } = payment;
  await queuePush(batch, () => ({
    id: pushId('money-taken-back', id),
    kind: 'money-taken-back',
    exceptStaffId: takenBackBy.id,
    title: pushesTexts().moneyTakenBack,
    body: formatDollars(amount),
    namedBody: pushesTexts().tookBack(takenBackBy.name, formatDollars(amount)),
    path: pathOf(payment),
  }));
}

/** Notifies staff of a payment that could not be recorded. */
export async function paymentUnrecorded(
  batch: PushBatch,
  { intentId }: { readonly intentId: string },
): Promise<void> {
  await queuePush(batch, () => ({
    id: pushId('payment-unrecorded', intentId),
    kind: 'payment-unrecorded',
    title: pushesTexts().notRecorded,
    body: pushesTexts().seeWhatIsInTheWay,
    path: deskScope,
  }));
}

/** Mails the client about a new refund. */
async function mailRefund(batch: MailBatch, { before, after }: PaymentChange): Promise<void> {
  if (!before) return;
  const returned = returnedCents(after);
  const more = returned - returnedCents(before);
  if (more <= 0) return;
  const { clientId } = after;
  const client = clientId ? await findClient(clientId) : undefined;
  for (const reader of recipientsOf(client, 'invoices')) {
    const { person, firstName } = reader;
    await queueMailOnce(batch, {
      ...writtenTo(reader, () =>
        refundMail({
          ...mailLinks({ clientId, person }),
          payment: after,
          amount: centsToDollars(more),
          owedAgain: centsToDollars(Math.max(0, owedAgainCents(after) - owedAgainCents(before))),
          way: wayBack(after, before),
          firstName,
        }),
      ),
      ...addressedTo(reader, clientId, mailId('refund', after.id, `${returned}-${lastReturnOf(after)}`)),
      kind: 'refund',
      ...(after.projectId && { projectId: after.projectId }),
      paymentId: after.id,
      told: { cents: returned },
    });
  }
}

/** Mails those who read of a refund that did not arrive. A mail about it that still waits is withdrawn when it is due. */
async function mailFailedRefund(batch: MailBatch, { before, after }: PaymentChange): Promise<void> {
  if (!before) return;
  const { refundFailedAmount = 0, clientId, projectId, id } = after;
  const returned = returnedCents(after);
  const less = returnedCents(before) - returned;
  const read = less > 0 ? await listMailedOfPayment(id, 'refund') : [];
  if (read.length === 0 || !clientId) return;
  // Failures add up until the money is returned another way.
  const occasion = `${returned}-${dollarsToCents(refundFailedAmount)}-${lastReturnOf(before)}`;
  const client = await findClient(clientId);
  for (const reader of recipientsOf(client, 'invoices')) {
    const { person, firstName, email } = reader;
    const hasRead = read.some((mail) =>
      mail.person === undefined ? mail.to.split(', ').includes(email) : mail.person === person,
    );
    if (!hasRead) continue;
    await queueMailOnce(batch, {
      ...writtenTo(reader, () =>
        refundFailedMail({
          ...mailLinks({ clientId, person }),
          payment: after,
          amount: centsToDollars(less),
          firstName,
        }),
      ),
      ...addressedTo(reader, clientId, mailId('refund-failed', id, occasion)),
      kind: 'refund-failed',
      ...(projectId && { projectId }),
      paymentId: id,
      told: { cents: returned },
    });
  }
}

/** Money handed back comes by hand, also for a payment by card. */
function wayBack({ method = 'card', handedBackAmount }: Payment, before: Payment) {
  const isByItsWay = method === 'card' || method === 'bank_transfer';
  return isByItsWay && handedBackAmount === before.handedBackAmount ? method : 'hand';
}

/** Mails the client about a transfer that its bank just refused. */
async function mailFailure(batch: MailBatch, { before, after }: PaymentChange): Promise<void> {
  const { id, clientId, projectId, invoiceId, estimateId, failedAt } = after;
  if (!failedAt || failedAt === before?.failedAt) return;
  const client = clientId ? await findClient(clientId) : undefined;
  for (const reader of recipientsOf(client, 'invoices')) {
    const { person, firstName } = reader;
    await queueMailOnce(batch, {
      ...writtenTo(reader, () =>
        paymentFailedMail({ payment: after, firstName, ...mailLinks({ clientId, person }) }),
      ),
      ...addressedTo(reader, clientId, mailId('payment-failed', id, Date.parse(failedAt))),
      kind: 'payment-failed',
      ...(projectId && { projectId }),
      ...(invoiceId && { invoiceId }),
      ...(estimateId && { estimateId }),
      paymentId: id,
      told: { failedAt },
    });
  }
}

/** Tells two refunds of the same amount apart. */
function lastReturnOf({ refundedAt, handedBackAt }: Payment): number {
  return Math.max(0, ...[refundedAt, handedBackAt].map((at) => (at ? Date.parse(at) : 0)));
}

async function notifyOfArrival(batch: PushBatch, { before, after, by }: Told): Promise<void> {
  const { id, clientId, status, kind, amount } = after;
  // A refunded payment had arrived before, so a failed refund is no new payment.
  const arrivedBefore = before?.status === 'succeeded' || before?.status === 'refunded';
  if (status !== 'succeeded' || kind === 'refund' || arrivedBefore) return;
  const client = clientId ? await findClient(clientId) : undefined;
  const name = client && `${client.firstName} ${client.lastName}`.trim();
  await queuePush(batch, () => ({
    id: pushId('payment', id),
    kind: 'payment',
    ...(by && { exceptStaffId: by }),
    title: pushesTexts().paymentReceived,
    body: formatDollars(amount),
    ...(name && { namedBody: pushesTexts().amountFrom(formatDollars(amount), name) }),
    path: pathOf(after),
  }));
}

/** Notifies staff of a just failed refund or transfer, or of a new dispute. */
async function notifyOfTrouble(batch: PushBatch, { before, after }: PaymentChange): Promise<void> {
  const failed = after.refundFailedAmount ?? 0;
  const path = pathOf(after);
  if (failed > (before?.refundFailedAmount ?? 0)) {
    await queuePush(batch, () => ({
      id: pushId('refund-failed', after.id, Math.round(failed * 100)),
      kind: 'refund-failed',
      title: pushesTexts().refundFailed,
      body: pushesTexts().refundAnotherWay(formatDollars(failed)),
      path,
    }));
  }
  const { failedAt } = after;
  if (failedAt && failedAt !== before?.failedAt) {
    await queuePush(batch, () => ({
      id: pushId('payment-failed', after.id, Date.parse(failedAt)),
      kind: 'payment-failed',
      title: pushesTexts().transferFailed,
      body: pushesTexts().returnedBecause(formatDollars(after.amount), failureText(after)),
      path,
    }));
  }
  if (needsAnswer(after) && !(before && needsAnswer(before))) {
    await queuePush(batch, () => ({
      id: pushId('dispute', after.id, after.disputeDueAt && Date.parse(after.disputeDueAt)),
      kind: 'dispute',
      title: pushesTexts().disputed,
      body: pushesTexts().answerTheBank(formatDollars(after.amount)),
      path,
    }));
  }
}

const needsAnswer = ({ disputeStatus }: Payment) => disputeStatus === 'needs_response';

const pathOf = ({ projectId }: Payment) => atDesk(projectId ? deskPaths.project(projectId) : deskPaths.money);
