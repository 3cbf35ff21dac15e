import type { AuditAction } from '../entities/audit-entry.ts';
import { failureText, type Payment } from '../entities/payment.ts';
import { paymentMethodName } from '../entities/payment-record.ts';
import { deskPaths, paths } from '../paths.ts';
import { happened, type ProjectStory, type StoryEvent, staffOf, theClient, whoDid } from './story-event.ts';
import { timelineTexts } from './timeline-texts.ts';

export function eventsOfPayment(payment: Payment, story: ProjectStory): StoryEvent[] {
  const { id, status, amount, invoiceId, collectedBy, refunds = [], handBacks = [] } = payment;
  const t = timelineTexts();
  const common = invoiceId
    ? { paths: { desk: deskPaths.invoice(invoiceId), portal: paths.invoice(invoiceId) } }
    : {};
  const at = payment.paidAt ?? payment.createdAt;
  const by = (...actions: AuditAction[]) => whoDid(story, id, actions);
  const kind = payment.kind ?? 'payment';
  const method = paymentMethodName({ method: payment.method });
  const isBank = payment.method === 'bank_transfer';
  const isVoid = status === 'canceled' && payment.stripePaymentIntentId === undefined;
  const hasCome = status === 'succeeded' || status === 'refunded' || isVoid;
  const whoPaid = payment.stripePaymentIntentId
    ? theClient(story)
    : collectedBy
      ? staffOf(collectedBy.name)
      : by('recorded');
  const paid = {
    ...common,
    kind: kind === 'refund' ? 'refunded' : 'paid',
    who: whoPaid,
    sentence: collectedBy ? t.collected(method) : t.paid[kind](method),
    amount,
  } as const;
  const back = (times: Payment['refunds'], sum: number | undefined, last: string | undefined) =>
    (times?.length ? times : sum && last ? [{ at: last, amount: sum }] : []).map(
      (refund): StoryEvent => ({
        ...common,
        kind: 'refunded',
        who: by('refunded'),
        sentence: t.refunded,
        ...refund,
      }),
    );
  return [
    ...happened(hasCome ? at : undefined, paid),
    ...back(refunds, payment.refundedAmount, payment.refundedAt),
    ...back(handBacks, payment.handedBackAmount, payment.handedBackAt),
    ...happened(isBank || status === 'processing' ? payment.createdAt : undefined, {
      ...common,
      kind: 'payment_on_its_way',
      who: whoPaid,
      sentence: t.onItsWay(method),
      amount,
    }),
    ...happened(payment.failedAt ?? (status === 'failed' ? at : undefined), {
      ...common,
      kind: 'payment_failed',
      who: theClient(story),
      sentence: payment.failedAt ? t.because(t.bankRefused, failureText(payment)) : t.paymentFailed,
      amount,
    }),
    ...happened(isVoid ? (payment.updatedAt ?? at) : undefined, {
      ...common,
      kind: 'payment_void',
      who: by('voided'),
      sentence: t.paymentVoided,
      amount,
    }),
    ...happened(payment.withdrawnAmount ? payment.withdrawnAt : undefined, {
      ...common,
      kind: 'bank_took_back',
      who: staffOf(t.bank),
      sentence: t.bankTookBack,
      amount: payment.withdrawnAmount,
    }),
  ];
}
