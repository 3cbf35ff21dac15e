import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Estimate, estimateName } from '@welding/domain/entities/estimate';
import { failureText, type Payment } from '@welding/domain/entities/payment';
import { pushId } from '@welding/domain/entities/push';
import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';
import { formatDollars } from '@welding/domain/values/money';
import { type PushBatch, queuePush } from '#messages/pushes.ts';
import type { PaymentChange } from '#money/payments.ts';
import { pushesTexts } from './pushes-texts.ts';

/** Adds the notification of an approved or declined estimate to the batch of the answer. */
export async function queueEstimateAnswered(batch: PushBatch, estimate: Estimate): Promise<void> {
  const { id, projectId, status, total, recipient } = estimate;
  const approved = status === 'approved';
  const kind = approved ? 'estimate-approved' : 'estimate-declined';
  await queuePush(batch, () => ({
    id: pushId(kind, id),
    kind,
    title: approved ? pushesTexts().estimateApproved : pushesTexts().estimateDeclined,
    body: `${estimateName(estimate)}, ${formatDollars(total)}`,
    ...(recipient && {
      namedBody: `${recipient.name}: ${estimateName(estimate)}, ${formatDollars(total)}`,
    }),
    path: atDesk(deskPaths.project(projectId)),
  }));
}

/** Adds the notification of a client's question to its batch. */
export async function queueEstimateQuestion(batch: PushBatch, estimate: Estimate): Promise<void> {
  const { id, projectId, questions, recipient } = estimate;
  await queuePush(batch, () => ({
    id: pushId('estimate-question', id, questions.length),
    kind: 'estimate-question',
    title: pushesTexts().question,
    body: estimateName(estimate),
    ...(recipient && { namedBody: `${recipient.name}, ${estimateName(estimate)}` }),
    path: atDesk(deskPaths.project(projectId)),
  }));
}

/** Adds the notification of a just failed refund or transfer, or of a new dispute, to the batch of the payment's record. */
export async function queueMoneyTrouble(batch: PushBatch, { before, after }: PaymentChange): Promise<void> {
  const failed = after.refundFailedAmount ?? 0;
  const path = atDesk(after.projectId ? deskPaths.project(after.projectId) : deskPaths.money);
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

/** Adds the notification that someone took collected money back to the batch of the void. */
export async function queueMoneyTakenBack(
  batch: PushBatch,
  { id, projectId, amount }: Payment,
  by: Actor,
): Promise<void> {
  await queuePush(batch, () => ({
    id: pushId('money-taken-back', id),
    kind: 'money-taken-back',
    exceptStaffId: by.id,
    title: pushesTexts().moneyTakenBack,
    body: formatDollars(amount),
    namedBody: pushesTexts().tookBack(by.name, formatDollars(amount)),
    path: atDesk(projectId ? deskPaths.project(projectId) : deskPaths.money),
  }));
}

/** Adds the notification of a payment that could not be recorded to the batch of its note. */
export async function queuePaymentUnrecorded(batch: PushBatch, intentId: string): Promise<void> {
  await queuePush(batch, () => ({
    id: pushId('payment-unrecorded', intentId),
    kind: 'payment-unrecorded',
    title: pushesTexts().notRecorded,
    body: pushesTexts().seeWhatIsInTheWay,
    path: deskScope,
  }));
}

const needsAnswer = ({ disputeStatus }: Payment) => disputeStatus === 'needs_response';
