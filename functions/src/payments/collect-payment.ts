import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { CollectedResponse, CollectPayment } from '@welding/domain/entities/collected-payment';
import { crewOf } from '@welding/domain/entities/crew';
import type { Payment } from '@welding/domain/entities/payment';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import {
  isTakenBackAtOnce,
  type TakeBack,
  takeBackArrivesMs,
  takeBackMessages,
} from '@welding/domain/entities/take-back';
import { tapTimeProblem, visitTapMessages } from '@welding/domain/entities/visit-tap';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { openInvoiceOf } from '#invoices/open-invoice.ts';
import { tell } from '#messages/tell.ts';
import { badRequest, conflict, forbidden, notFound } from '#refusal.ts';
import { latestChanges } from '#store/audit.ts';
import { addChange } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import { withdrawIntents } from '#stripe/cancel-intent.ts';
import { appointments, findAppointment } from '#visits/appointments.ts';
import { listPaymentsOfClient } from './payments.ts';
import { changePaymentMoney } from './settle-project.ts';
import { storePayment } from './write-payments.ts';

/** Adds a voided collection back to the amount its visit has to collect, in the batch of the void. */
export async function collectAgain(
  batch: Batch,
  visitId: string,
  payment: Payment,
  { actor, reason }: { readonly actor: Actor; readonly reason: string | undefined },
): Promise<void> {
  const cents = await centsLess(visitId, payment);
  if (cents === 0) return;
  await addChange(batch, appointments, {
    id: visitId,
    actor,
    action: 'changed',
    note: reason,
    decide: ({ amountToCollect }) =>
      amountToCollect === undefined
        ? {}
        : { amountToCollect: centsToDollars(dollarsToCents(amountToCollect) + cents) },
  });
}

/**
 * The cents a collection took off the amount to collect: the recorded difference, or the whole payment where the welder
 * entered the rest only later.
 */
async function centsLess(visitId: string, { amount, paidAt: tapped = '' }: Payment): Promise<number> {
  const asked = (await latestChanges(visitId)).flatMap(({ tappedAt = '', changes }) =>
    changes.filter(({ field }) => field === 'amountToCollect').map((change) => ({ ...change, tappedAt })),
  );
  const fell = asked.find(({ tappedAt }) => tappedAt === tapped);
  if (typeof fell?.from === 'number' && typeof fell.to === 'number') {
    return dollarsToCents(fell.from) - dollarsToCents(fell.to);
  }
  const isSaidLater = asked.some(({ tappedAt, from }) => tappedAt > tapped && typeof from !== 'number');
  return isSaidLater ? dollarsToCents(amount) : 0;
}

/**
 * Records cash or a check taken at a visit, and lowers the visit's amount to collect. It pays the project's oldest open
 * invoice first; the rest waits with the project. Without a project it waits until staff assign it.
 * @throws Refusal 400 for an impossible tap time, 403 for another welder's visit; transfer_on_its_way, not_found, key_reused
 */
export async function collectPayment(
  visitId: string,
  { amount, method, reference, tappedAt, despiteTransfer }: CollectPayment,
  staff: Staff,
  once: IdempotencyKey | undefined,
): Promise<CollectedResponse> {
  const actor = actorOf(staff);
  const { id, projectId } = await storePayment(
    // Checked inside the attempt, so that a repeated request gets its first answer even after the visit changed.
    async (batch) => {
      const problem = tapTimeProblem(new Date(tappedAt), new Date());
      if (problem) throw badRequest(problem);
      const { entity: visit } = await addChange(batch, appointments, {
        id: visitId,
        actor,
        action: 'changed',
        tappedAt,
        decide: (current) => {
          if (staff.role === 'welder' && !crewOf(current).includes(staff.id)) {
            throw forbidden(visitTapMessages.notYours);
          }
          const asked = dollarsToCents(current.amountToCollect ?? 0);
          const left = centsToDollars(Math.max(0, asked - dollarsToCents(amount)));
          return asked > 0 ? { amountToCollect: left } : {};
        },
      });
      const { clientId, projectId = '' } = visit;
      const invoice = projectId ? await openInvoiceOf(projectId) : undefined;
      return {
        clientId,
        projectId,
        amount,
        method,
        paidAt: tappedAt,
        collectedBy: { id: staff.id, name: staff.name },
        handedOver: false,
        appointmentId: visitId,
        ...(reference && { note: reference }),
        ...(invoice && { invoiceId: invoice.id }),
      };
    },
    {
      actor,
      once,
      despiteTransfer,
      also: (batch, change) => tell(batch, 'paymentChanged', { ...change, by: staff.id }),
    },
  );
  if (projectId) await withdrawIntents(projectId);
  return { id, amount, method };
}

/**
 * Takes back a collection: voids the payment, reopens its invoice and restores the amount to collect. Mails a client who has
 * the receipt, and tells owner and office. Does nothing when repeated.
 * @throws as `takeBackTap`; 409 for money that was handed over or refunded
 */
export async function takeBackCollected(
  visitId: string,
  taken: Omit<TakeBack, 'of'>,
  staff: Staff,
): Promise<Appointment> {
  const problem = tapTimeProblem(new Date(taken.at), new Date());
  if (problem) throw badRequest(problem);
  const visit = await findAppointment(visitId);
  if (!visit) throw notFound();
  const payment = (await listPaymentsOfClient(visit.clientId)).find(
    (payment) => payment.appointmentId === visitId && payment.paidAt === taken.tapped,
  );
  requireMayTakeBack(visit, payment, taken, staff);
  if (!payment) return visit;
  const actor = actorOf(staff);
  await changePaymentMoney(payment.id, {
    actor,
    action: 'took back',
    note: taken.reason,
    decide: ({ status, handedOver, refundedAmount }) => {
      if (status === 'canceled') return {};
      if (handedOver) throw conflict(takeBackMessages.handedOver);
      if (refundedAmount) throw conflict(takeBackMessages.refunded);
      return { status: 'canceled' };
    },
    also: async (batch, before) => {
      await collectAgain(batch, visitId, before, { actor, reason: taken.reason });
      await tell(batch, 'paymentVoided', { payment: before, takenBackBy: actor });
    },
  });
  return (await findAppointment(visitId)) ?? visit;
}

/**
 * The collector may undo within a minute by the phone's clock, if the request arrives soon after. The office may at any time,
 * with a reason.
 */
function requireMayTakeBack(
  visit: Appointment,
  payment: Payment | undefined,
  taken: Omit<TakeBack, 'of'>,
  { id, role }: Staff,
): void {
  const isOfCrew = crewOf(visit).includes(id);
  const isOwn = payment ? payment.collectedBy?.id === id : isOfCrew;
  const isInTime = !payment || Date.now() - Date.parse(payment.createdAt) <= takeBackArrivesMs;
  if (isOwn && isInTime && isTakenBackAtOnce(taken)) return;
  if (role === 'welder' && !isOfCrew) throw forbidden(visitTapMessages.notYours);
  if (!payment) throw conflict(takeBackMessages.gone);
  if (role === 'welder')
    throw isOwn ? conflict(takeBackMessages.tooLate) : forbidden(takeBackMessages.notYours);
  if (!taken.reason) throw badRequest(takeBackMessages.reasonRequired);
}
