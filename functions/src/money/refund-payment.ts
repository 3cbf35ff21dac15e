import { randomUUID } from 'node:crypto';
import type { Actor, AuditEntry } from '@welding/domain/entities/audit-entry';
import type { Payment } from '@welding/domain/entities/payment';
import { paymentRecordMessages, type RefundPayment } from '@welding/domain/entities/payment-record';
import { errorCodes } from '@welding/domain/error-codes';
import { netCents } from '@welding/domain/money/balance';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { conflict, isRefusal, notFound } from '#refusal.ts';
import { recordOnce } from '#store/audit.ts';
import { findEarlier, type IdempotencyKey, recordKey } from '#store/create-idempotently.ts';
import { refundIntent } from '#stripe/refund-intent.ts';
import { syncPayment } from '#stripe/sync-payment.ts';
import { findPayment, payments } from './payments.ts';
import { changePaymentMoney } from './settle-project.ts';

/**
 * Gives a payment back, all or a part of it: one by card through Stripe, another as money that was handed back. So is one by
 * card whose refund the bank has sent back, as cards expire. The bill is lower by as much, unless it is to stay.
 * @param once what makes a repeated request the same refund
 * @throws Refusal 404, 409 when nothing or not so much is left; conflict, unavailable, key_reused
 */
export async function refundPayment(
  id: string,
  body: RefundPayment,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Payment> {
  const earlier = once && (await findEarlier(await payments(), once));
  const payment = earlier ?? (await findPayment(id));
  if (!payment) throw notFound();
  const isByCard = payment.stripePaymentIntentId && !body.method;
  // The request before may not have come so far, or is still at it.
  if (earlier) return isByCard ? await inStepWithStripe(earlier.id) : earlier;
  if (body.method) return await handBack(id, body, actor, once);
  return isByCard ? await refundCard(payment, body, actor, once) : await refundOther(id, body, actor, once);
}

async function refundCard(
  payment: Payment,
  body: RefundPayment,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Payment> {
  const { amount, reason, lowerBill = true } = body;
  const { id, clientId, stripePaymentIntentId: intentId = id } = payment;
  const cents = dollarsToCents(amount);
  // Stripe does not know of it and would give it back once more.
  if (payment.handedBackAmount) requireLeft(payment, amount);
  try {
    await refundIntent({
      intentId,
      cents,
      reason,
      by: actor.id,
      lowerBill,
      idempotencyKey: once?.id ?? randomUUID(),
    });
  } catch (error) {
    // Asked only now: of a repeated request Stripe says what it said the first time, also when nothing is left since.
    if (isRefusal(error, errorCodes.conflict)) requireLeft(payment, amount);
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
      ...remarkOf(body),
    },
    once && ((batch) => recordKey(batch, once, id)),
  );
  return await inStepWithStripe(id);
}

async function inStepWithStripe(id: string): Promise<Payment> {
  await syncPayment(id);
  const payment = await findPayment(id);
  if (!payment) throw notFound();
  return payment;
}

async function refundOther(
  id: string,
  body: RefundPayment,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Payment> {
  return await recordReturn(id, body, { actor, once }, (payment) => {
    const back = dollarsToCents(payment.refundedAmount ?? 0) + dollarsToCents(body.amount);
    const isAll = back >= dollarsToCents(payment.amount);
    const refundedAt = new Date().toISOString();
    return {
      refundedAmount: centsToDollars(back),
      refundedAt,
      refunds: eachOf(
        payment.refunds,
        { at: payment.refundedAt, amount: payment.refundedAmount },
        { at: refundedAt, amount: body.amount },
      ),
      owedAgainAmount: owedAgain(payment.owedAgainAmount, body),
      ...(isAll && { status: 'refunded' as const }),
    };
  });
}

type Returned = NonNullable<Payment['refunds']>[number];

/** Everything that went back in one way, once there is more than one. @param first what went back while no list is kept */
function eachOf(
  before: readonly Returned[] | undefined,
  { at, amount }: { readonly [Field in keyof Returned]: Returned[Field] | undefined },
  last: Returned,
): Returned[] | undefined {
  if (!amount || !at) return undefined;
  return [...(before ?? [{ at, amount }]), last];
}

/** Records that money of a card payment was given back without the card, up to what its bank has sent back. */
async function handBack(
  id: string,
  body: RefundPayment,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Payment> {
  return await recordReturn(id, body, { actor, once }, (payment) => {
    const { refundFailedAmount = 0, handedBackAmount = 0 } = payment;
    if (refundFailedAmount === 0) throw conflict(paymentRecordMessages.noRefundCameBack);
    const cents = dollarsToCents(body.amount);
    const openCents = dollarsToCents(refundFailedAmount) - cents;
    if (openCents < 0) throw conflict(paymentRecordMessages.refundTooMuch);
    const handedBackAt = new Date().toISOString();
    return {
      handedBackAmount: centsToDollars(dollarsToCents(handedBackAmount) + cents),
      handedBackAt,
      handBacks: eachOf(
        payment.handBacks,
        { at: payment.handedBackAt, amount: handedBackAmount },
        { at: handedBackAt, amount: body.amount },
      ),
      handedBackOwedAmount: owedAgain(payment.handedBackOwedAmount, body),
      refundFailedAmount: openCents > 0 ? centsToDollars(openCents) : undefined,
    };
  });
}

/** Records that staff gave money back themselves. @param fieldsOf what becomes of a payment of which so much is left */
async function recordReturn(
  id: string,
  body: RefundPayment,
  { actor, once }: { actor: Actor; once: IdempotencyKey | undefined },
  fieldsOf: (payment: Payment) => Partial<Payment>,
): Promise<Payment> {
  return await changePaymentMoney(id, {
    actor,
    action: 'refunded',
    ...remarkOf(body),
    decide: async (payment) => {
      if (once && (await findEarlier(await payments(), once))) return {};
      requireLeft(payment, body.amount);
      return fieldsOf(payment);
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
  if (dollarsToCents(amount) > netCents(payment)) throw conflict(paymentRecordMessages.refundTooMuch);
}

/** Dollars of a payment that are owed again, this refund among them; undefined for none. */
function owedAgain(before: number | undefined, { amount, lowerBill = true }: RefundPayment) {
  return lowerBill ? before : centsToDollars(dollarsToCents(before ?? 0) + dollarsToCents(amount));
}

function remarkOf({
  amount,
  reason,
  method,
  lowerBill = true,
}: RefundPayment): Pick<AuditEntry, 'facts' | 'note'> {
  return {
    facts: [
      { code: 'amountFor', amount },
      ...(method ? [{ code: 'returnedBy' as const, text: method }] : []),
      { code: lowerBill ? 'notOwedAgain' : 'owedAgain' },
    ],
    note: reason,
  };
}
