import { arrivedAt, failureText, type Payment } from '@welding/domain/entities/payment';
import { paymentMethodName } from '@welding/domain/entities/payment-record';
import { netCents, owedAgainCents, returnedCents } from '@welding/domain/money/balance';
import { formatChicagoDate, formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatCents, formatDollars } from '@welding/domain/values/money';
import { paymentStateTexts } from './payments-texts.tsx';

/** Recorded by staff and not void. A collected payment is undone instead, which reverts more. */
export function canBeVoided(payment: Payment): boolean {
  const { method = 'card', status, stripePaymentIntentId, refundedAmount } = payment;
  if (method === 'card' || stripePaymentIntentId || refundedAmount) return false;
  return status === 'succeeded' && !canBeTakenBack(payment);
}

export function canBeTakenBack(payment: Payment): payment is Payment & TakenAtVisit {
  const { appointmentId, paidAt, handedOver, status, refundedAmount } = payment;
  return (
    appointmentId !== undefined &&
    paidAt !== undefined &&
    handedOver === false &&
    status === 'succeeded' &&
    !refundedAmount
  );
}

export type TakenAtVisit = { readonly appointmentId: string; readonly paidAt: string };

export function canBeRefunded(payment: Payment): boolean {
  return payment.kind !== 'refund' && !payment.withdrawnAmount && netCents(payment) > 0;
}

/** Without a known purpose. */
export function isUnassigned(payment: Payment): boolean {
  return payment.projectId === '' && netCents(payment) !== 0;
}

export function paymentState(payment: Payment): string | undefined {
  const t = paymentStateTexts();
  const { status, refundFailedAmount, withdrawnAmount, disputeStatus } = payment;
  if (payment.failedAt) return t.refused(failureText(payment));
  if (status === 'canceled') return canceledWord(payment);
  if (status === 'failed') return t.failed;
  if (status === 'processing') return t.onItsWay;
  if (disputeStatus === 'needs_response') return disputeText(payment);
  if (withdrawnAmount) return t.takenBack(formatDollars(withdrawnAmount));
  const backCents = returnedCents(payment);
  const owedCents = owedAgainCents(payment);
  const back = [
    backCents > 0 && t.refunded(formatCents(backCents)),
    owedCents > 0 && t.owedAgain(formatCents(owedCents)),
    refundFailedAmount && t.refundCameBack(formatDollars(refundFailedAmount)),
  ].filter(Boolean);
  return back.length > 0 ? back.join('. ') : undefined;
}

export function disputeText({ disputeStatus, disputeDueAt }: Payment): string {
  const t = paymentStateTexts();
  if (disputeStatus === 'under_review') return t.underReview;
  if (!disputeDueAt) return t.answerBank;
  return t.answerBankUntil(formatChicagoDateTime(new Date(disputeDueAt)));
}

function canceledWord({ method = 'card' }: Payment): string {
  const t = paymentStateTexts();
  return method === 'card' || method === 'bank_transfer' ? t.canceled : t.void;
}

/** For example Cash · Refunded: $25.50 · Mon, Nov 23, 2026. */
export function paymentFacts(payment: Payment): string {
  const day = formatChicagoDate(new Date(arrivedAt(payment)));
  return [paymentMethodName(payment), paymentState(payment), day].filter(Boolean).join(' · ');
}

/** The part of the payment that is left, or on its way. */
export function netText(payment: Payment): string {
  return payment.status === 'processing' ? formatDollars(payment.amount) : formatCents(netCents(payment));
}
