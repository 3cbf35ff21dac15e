import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Payment } from '@welding/domain/entities/payment';
import { paymentRecordMessages, type RefundPayment } from '@welding/domain/entities/payment-record';
import { keptCents } from '@welding/domain/money/kept-cents';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { recordOnce } from '#data/audit.ts';
import { changePaymentMoney } from '#data/change-payment-money.ts';
import { findEarlier, type IdempotencyKey, recordKey } from '#data/create-idempotently.ts';
import { findPayment, payments } from '#data/payments.ts';
import { conflict, notFound } from '#http/errors.ts';
import { RefundRefusedError } from '#payments/payment-errors.ts';
import { refundIntent } from '#payments/refund-intent.ts';
import { syncPayment } from '#payments/sync-payment.ts';

/**
 * Gives a payment back, all or a part of it: one by card through Stripe, another as money that was handed back.
 * @param once what makes a repeated request the same refund
 * @throws ApiError 404, 409 when nothing or not so much is left; RefundRefusedError, StripeOutageError, KeyReusedError
 */
export async function refundPayment(
  id: string,
  body: RefundPayment,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Payment> {
  const earlier = once && (await findEarlier(await payments(), once));
  if (earlier) return earlier;
  const payment = await findPayment(id);
  if (!payment) throw notFound();
  return payment.stripePaymentIntentId
    ? await refundCard(payment, body, actor, once)
    : await refundOther(id, body, actor, once);
}

async function refundCard(
  payment: Payment,
  { amount, reason }: RefundPayment,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Payment> {
  const { id, clientId, stripePaymentIntentId: intentId = id } = payment;
  const cents = dollarsToCents(amount);
  try {
    await refundIntent({ intentId, cents, reason, idempotencyKey: once?.id ?? randomUUID() });
  } catch (error) {
    // Asked only now: of a repeated request Stripe says what it said the first time, also when nothing is left since.
    if (error instanceof RefundRefusedError) requireLeft(payment, amount);
    throw error;
  }
  await recordOnce(
    {
      actor,
      action: 'refunded',
      entity: 'payment',
      entityId: id,
      ...(clientId && { clientId }),
      changes: [],
      note: noteOf(amount, reason),
    },
    once && ((batch) => recordKey(batch, once, id)),
  );
  await syncPayment(id);
  const refunded = await findPayment(id);
  if (!refunded) throw notFound();
  return refunded;
}

async function refundOther(
  id: string,
  { amount, reason }: RefundPayment,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Payment> {
  return await changePaymentMoney(id, {
    actor,
    action: 'refunded',
    note: noteOf(amount, reason),
    decide: async (payment) => {
      if (once && (await findEarlier(await payments(), once))) return {};
      requireLeft(payment, amount);
      const back = dollarsToCents(payment.refundedAmount ?? 0) + dollarsToCents(amount);
      const isAll = back >= dollarsToCents(payment.amount);
      return {
        refundedAmount: centsToDollars(back),
        refundedAt: new Date().toISOString(),
        ...(isAll && { status: 'refunded' as const }),
      };
    },
    also: async (batch, before, after) => {
      if (once) await recordKey(batch, once, id);
      const { queueRefundMail } = await import('#messages/queue-money-mail.ts');
      await queueRefundMail(batch, { before, after });
    },
  });
}

function requireLeft(payment: Payment, amount: number): void {
  const { status, kind } = payment;
  if ((status !== 'succeeded' && status !== 'refunded') || kind === 'refund') {
    throw conflict(paymentRecordMessages.notArrived);
  }
  if (dollarsToCents(payment.withdrawnAmount ?? 0) > 0) throw conflict(paymentRecordMessages.disputed);
  if (dollarsToCents(amount) > keptCents(payment)) throw conflict(paymentRecordMessages.refundTooMuch);
}

const noteOf = (amount: number, reason: string) => `${formatDollars(amount)}: ${reason}`;
