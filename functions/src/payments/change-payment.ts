import type { Actor } from '@welding/domain/entities/audit-entry';
import { collectedPaymentMessages } from '@welding/domain/entities/collected-payment';
import type { Payment } from '@welding/domain/entities/payment';
import {
  type AssignPayment,
  paymentRecordMessages,
  type VoidPayment,
} from '@welding/domain/entities/payment-record';
import { carriedCents } from '@welding/domain/money/balance';
import { centsToDollars } from '@welding/domain/values/money';
import { findInvoice } from '#invoices/invoices.ts';
import { tell } from '#messages/tell.ts';
import { requireProjectOf } from '#projects/projects.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { type Asked, changeEntity } from '#store/change-entity.ts';
import { withdrawIntents } from '#stripe/cancel-intent.ts';
import { collectAgain } from './collect-payment.ts';
import { findPayment, payments } from './payments.ts';
import { changePaymentMoney } from './settle-project.ts';

/**
 * Assigns a payment to a client, project or invoice, such as an unmatched one or one for the wrong project.
 * @throws Refusal 404, 400 for a project of another client or an invoice of another project, 409 for a payment of another
 * client or an invoice that takes no payments; not_found, changed_meanwhile
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
 * Marks money collected on site as handed over to the business.
 * @throws Refusal 409 for a payment that was not collected, or is void or fully refunded; not_found, changed_meanwhile
 */
export async function handOverPayment(id: string, asked: Asked, actor: Actor): Promise<Payment> {
  const found = await findPayment(id);
  return await changeEntity(payments, {
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
 * Voids a wrongly recorded payment. It stays in the lists, and its visit has the money to collect again. A client with the
 * receipt gets a mail. Stripe payments cannot be void.
 * @throws Refusal 400 for a Stripe payment or a void one, 409 for a partly refunded one; not_found, changed_meanwhile
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
      // The refund may have lowered the bill, and the void would not raise it again.
      if (refundedAmount) throw conflict(paymentRecordMessages.partlyRefunded);
      return { status: 'canceled' as const };
    },
    also: async (batch, before) => {
      const { appointmentId, collectedBy } = before;
      if (appointmentId && collectedBy) await collectAgain(batch, appointmentId, before, { actor, reason });
      await tell(batch, 'paymentVoided', { payment: before });
    },
  });
}
