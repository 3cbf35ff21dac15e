import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@welding/domain/entities/audit-entry';
import type { Payment } from '@welding/domain/entities/payment';
import { paymentRecordMessages, type RefundPayment } from '@welding/domain/entities/payment-record';
import { errorCodes } from '@welding/domain/error-codes';
import { netCents, sumOfAmounts } from '@welding/domain/money/balance';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { tell } from '#messages/tell.ts';
import { conflict, isRefusal, notFound } from '#refusal.ts';
import { recordOnce } from '#store/audit.ts';
import type { By } from '#store/create.ts';
import { countedOf } from '#store/documents.ts';
import { findEarlier, recordKey } from '#store/idempotency.ts';
import { refundIntent } from '#stripe/refund-intent.ts';
import { syncPayment } from '#stripe/sync-payment.ts';
import { findPayment, listOnItsWay, payments } from './payments.ts';
import { changePaymentMoney, requireConfirmed } from './settle-project.ts';

/**
 * Refunds a payment fully or partly: card payments through Stripe, others as handed-back money. A card payment whose bank
 * returned the refund, for example because the card expired, is handed back too. Lowers the bill unless told to keep it.
 * @throws Refusal 404, 409 when too little is left; transfer_on_its_way, conflict, unavailable, key_reused
 */
export async function refundPayment(body: RefundPayment, by: By, id: string): Promise<Payment> {
  const { once } = by;
  const earlier = once && (await findEarlier(await payments(), once));
  const payment = earlier ?? countedOf(await (await payments()).doc(id).get());
  if (!payment) throw notFound();
  const isByCard = payment.stripePaymentIntentId && !body.method;
  // The earlier request may have failed before this step, or still run.
  if (earlier) return isByCard ? await inStepWithStripe(earlier.id) : earlier;
  if (body.method) return await handBack(body, by, id);
  return isByCard ? await refundCard(payment, body, by) : await refundOther(body, by, id);
}

async function refundCard(payment: Payment, body: RefundPayment, { actor, once }: By): Promise<Payment> {
  const { amount, reason, lowerBill = true } = body;
  const { id, clientId, stripePaymentIntentId: intentId = id } = payment;
  const cents = dollarsToCents(amount);
  // Checked before the request to Stripe, whose refund cannot be undone.
  if (lowerBill && payment.projectId)
    requireConfirmed(sumOfAmounts(await listOnItsWay(payment.projectId)), body);
  // Stripe does not know of money handed back and would refund it twice.
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
    // Checked only now: Stripe repeats its first answer to a repeated request, even when nothing is left.
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

async function refundOther(body: RefundPayment, by: By, id: string): Promise<Payment> {
  return await recordReturn(body, by, id, (payment) => {
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

/** The list of returns, kept from the second return on. @param first the only return so far */
function eachOf(
  before: readonly Returned[] | undefined,
  { at, amount }: { readonly [Field in keyof Returned]: Returned[Field] | undefined },
  last: Returned,
): Returned[] | undefined {
  if (!amount || !at) return undefined;
  return [...(before ?? [{ at, amount }]), last];
}

/** Records handed-back money of a card payment, up to the refunds its bank returned. */
async function handBack(body: RefundPayment, by: By, id: string): Promise<Payment> {
  return await recordReturn(body, by, id, (payment) => {
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

/** Records money that staff handed back. @param fieldsOf the payment's changes, from the amount left */
async function recordReturn(
  body: RefundPayment,
  { actor, once }: By,
  id: string,
  fieldsOf: (payment: Payment) => Partial<Payment>,
): Promise<Payment> {
  return await changePaymentMoney(id, {
    actor,
    action: 'refunded',
    ...(body.lowerBill !== false && { asksOfTransfers: body }),
    ...remarkOf(body),
    decide: async (payment) => {
      if (once && (await findEarlier(await payments(), once))) return {};
      requireLeft(payment, body.amount);
      return fieldsOf(payment);
    },
    also: async (batch, before, after) => {
      if (once) await recordKey(batch, once, id);
      await tell(batch, 'paymentChanged', { before, after });
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

/** Dollars that the client owes again after this refund, undefined for none. */
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
