import { collectedPaymentMessages } from '@welding/domain/entities/collected-payment';
import type { Payment } from '@welding/domain/entities/payment';
import {
  type AssignPayment,
  paymentRecordMessages,
  type VoidPayment,
} from '@welding/domain/entities/payment-record';
import { carriedCents } from '@welding/domain/money/balance';
import { centsToDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { findInvoice } from '#invoices/invoices.ts';
import { tell } from '#messages/tell.ts';
import { requireProjectOf } from '#projects/projects.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { latestChanges } from '#store/audit.ts';
import { type Asked, changeEntity } from '#store/change-entity.ts';
import type { By } from '#store/create.ts';
import { withdrawIntents } from '#stripe/cancel-intent.ts';
import { collectAgain } from './collect-payment.ts';
import { findPayment, payments } from './payments.ts';
import { changePaymentMoney } from './settle-project.ts';

/**
 * Assigns a payment to a client, project or invoice, such as an unmatched one or one for the wrong project.
 * @throws Refusal 404, 400 for a project of another client or an invoice of another project, 409 for a payment of another
 * client or an invoice that takes no payments; not_found, changed_meanwhile
 */
export async function assignPayment(asked: AssignPayment, { actor }: By, id: string): Promise<Payment> {
  const { clientId, projectId, invoiceId } = asked;
  const project = await requireProjectOf(clientId, projectId);
  if (invoiceId) await requireInvoiceOf(projectId, invoiceId);
  const assigned = await changePaymentMoney(id, {
    asked,
    actor,
    action: 'assigned',
    note: project.title,
    decide: async (payment) => {
      if (await belongsToOther(payment, clientId)) throw conflict(paymentRecordMessages.assigned);
      const moved = payment.projectId !== projectId;
      const paid = invoiceId === undefined && !moved ? payment.invoiceId : (invoiceId ?? undefined);
      return { clientId, projectId, invoiceId: paid, ...(moved && { estimateId: undefined }) };
    },
  });
  await withdrawIntents(projectId);
  return assigned;
}

/** Whether another client has it. One who was deleted, as the undo of an import does, has none. */
async function belongsToOther({ clientId: owner }: Payment, clientId: string): Promise<boolean> {
  return owner !== '' && owner !== clientId && (await findClient(owner)) !== undefined;
}

/**
 * Undoes the last assignment of a payment, while nothing else changed on it since. Its old and new project are settled.
 * @throws Refusal 409 for a payment whose last change is another one; not_found, changed_meanwhile
 */
export async function unassignPayment(asked: Asked, { actor }: By, id: string): Promise<Payment> {
  const unassigned = await changePaymentMoney(id, {
    asked,
    isStep: true,
    actor,
    action: 'took back',
    decide: async () => {
      const [last] = await latestChanges(id, 1);
      if (last?.action !== 'assigned') throw conflict(paymentRecordMessages.notAssigned);
      const before = new Map(last.changes.map(({ field, from }) => [field, from]));
      const earlier = (field: string) => {
        const value = before.get(field);
        return typeof value === 'string' && value !== '' ? value : undefined;
      };
      return {
        ...(before.has('clientId') && { clientId: earlier('clientId') ?? '' }),
        ...(before.has('projectId') && { projectId: earlier('projectId') ?? '' }),
        ...(before.has('invoiceId') && { invoiceId: earlier('invoiceId') }),
        ...(before.has('estimateId') && { estimateId: earlier('estimateId') }),
      };
    },
  });
  if (unassigned.projectId) await withdrawIntents(unassigned.projectId);
  return unassigned;
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
export async function handOverPayment(asked: Asked, { actor }: By, id: string): Promise<Payment> {
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
export async function voidPayment(asked: VoidPayment, { actor }: By, id: string): Promise<Payment> {
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
