import type { Actor } from '@welding/domain/entities/audit-entry';
import { collectedPaymentMessages } from '@welding/domain/entities/collected-payment';
import type { Payment } from '@welding/domain/entities/payment';
import {
  type AssignPayment,
  paymentRecordMessages,
  type VoidPayment,
} from '@welding/domain/entities/payment-record';
import { carriedCents } from '@welding/domain/money/carried-cents';
import { centsToDollars } from '@welding/domain/values/money';
import { requireProjectOf } from '#clients/guard-client.ts';
import { findInvoice } from '#invoices/invoices.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { type Asked, changeEntity } from '#store/change-entity.ts';
import { withdrawIntents } from '#stripe/cancel-intent.ts';
import { collectAgain } from './collect-payment.ts';
import { findPayment, payments } from './payments.ts';
import { changePaymentMoney } from './settle-project.ts';

/**
 * Says whose a payment is and what it pays: one that nobody could tell, or that was for another project of the same client.
 * @throws Refusal 404, 400 for a project of another client or an invoice of another project, 409 for a payment of another
 * client or an invoice that takes none; not_found, changed_meanwhile
 */
export async function assignPayment(id: string, body: AssignPayment, actor: Actor): Promise<Payment> {
  const { clientId, projectId, invoiceId } = body;
  const project = await requireProjectOf(clientId, projectId);
  if (invoiceId) await requireInvoiceOf(projectId, invoiceId);
  const assigned = await changePaymentMoney(id, {
    asked: body,
    actor,
    action: 'assigned',
    note: project.title,
    decide: (payment) => {
      if (payment.clientId && payment.clientId !== clientId) throw conflict(paymentRecordMessages.assigned);
      const moved = payment.projectId !== projectId;
      const paid = invoiceId === undefined && !moved ? payment.invoiceId : (invoiceId ?? undefined);
      return { clientId, projectId, invoiceId: paid, ...(moved && { estimateId: undefined }) };
    },
  });
  await withdrawIntents(projectId);
  return assigned;
}

async function requireInvoiceOf(projectId: string, invoiceId: string): Promise<void> {
  const invoice = await findInvoice(invoiceId);
  if (!invoice) throw notFound();
  if (invoice.projectId !== projectId) throw badRequest(paymentRecordMessages.otherProject);
  if (!invoice.onPortal || invoice.status === 'void') throw conflict(paymentRecordMessages.invoiceNotOpen);
}

/**
 * Notes that the business has what somebody collected on site.
 * @throws Refusal 409 for a payment that nobody collected, that is void or that all went back; not_found, changed_meanwhile
 */
export async function handOverPayment(id: string, asked: Asked, actor: Actor): Promise<Payment> {
  const found = await findPayment(id);
  return await changeEntity(payments, {
    entity: 'payment',
    id,
    asked,
    actor,
    action: 'received',
    ...(found?.collectedBy && {
      facts: [
        { code: 'amountFrom', amount: centsToDollars(carriedCents(found)), text: found.collectedBy.name },
      ],
    }),
    decide: (payment) => {
      const { collectedBy, handedOver, status } = payment;
      if (!collectedBy) throw conflict(collectedPaymentMessages.notCollected);
      if (handedOver) return {};
      if (status === 'canceled') throw conflict(collectedPaymentMessages.void);
      if (carriedCents(payment) === 0) throw conflict(collectedPaymentMessages.refunded);
      return { handedOver: true };
    },
  });
}

/**
 * Makes a payment that was recorded wrongly count for nothing; it stays in the lists, and the visit at which it was collected has
 * as much to collect as before. A client who has its receipt is told that it does not count. Money that moved through Stripe is never void.
 * @throws Refusal 400 for such, or one that is void already, 409 for one of which some was refunded; not_found,
 * changed_meanwhile
 */
export async function voidPayment(id: string, asked: VoidPayment, actor: Actor): Promise<Payment> {
  const { reason } = asked;
  return await changePaymentMoney(id, {
    asked,
    isStep: true,
    actor,
    action: 'voided',
    note: reason,
    decide: ({ method = 'card', status, stripePaymentIntentId, refundedAmount }) => {
      if (method === 'card' || stripePaymentIntentId) throw badRequest(paymentRecordMessages.byCard);
      if (status === 'canceled') throw badRequest(paymentRecordMessages.alreadyVoid);
      // Its refund may have lowered the bill, which would stay low although nothing was ever paid.
      if (refundedAmount) throw conflict(paymentRecordMessages.partlyRefunded);
      return { status: 'canceled' as const };
    },
    also: async (batch, before) => {
      const { appointmentId, collectedBy } = before;
      if (appointmentId && collectedBy) await collectAgain(batch, appointmentId, before, { actor, reason });
      const { takeBackReceipt } = await import('#messages/queue-receipt.ts');
      await takeBackReceipt(batch, before);
    },
  });
}
