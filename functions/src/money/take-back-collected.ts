import type { Appointment } from '@welding/domain/entities/appointment';
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
import { badRequest, conflict, forbidden, notFound } from '#refusal.ts';
import { findAppointment } from '#visits/appointments.ts';
import { changePaymentMoney } from './change-payment-money.ts';
import { collectAgain } from './collect-again.ts';
import { listPaymentsOfClient } from './payments.ts';

/**
 * Takes back that money was collected at a visit: the payment is void, its invoice is open again, and the visit has as much to
 * collect as before. A client who has the receipt is told that it does not count, and owner and office that it was taken back. Taken back once more, it changes nothing.
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
    (payment) => payment.collectedBy && payment.paidAt === taken.tapped && isOfVisit(payment, visit),
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
      const [{ takeBackReceipt }, { queueMoneyTakenBack }] = await Promise.all([
        import('#messages/queue-receipt.ts'),
        import('#messages/push/money-pushes.ts'),
      ]);
      await takeBackReceipt(batch, before);
      await queueMoneyTakenBack(batch, before, actor);
    },
  });
  return (await findAppointment(visitId)) ?? visit;
}

/** Money that was taken before its visit was noted belongs to a visit of its project. */
function isOfVisit({ appointmentId, projectId }: Payment, visit: Appointment): boolean {
  return appointmentId === undefined ? projectId === (visit.projectId ?? '') : appointmentId === visit.id;
}

/**
 * Whoever took the money may within a minute by the phone's clock, as long as it arrives soon after the money did; the office
 * whenever it says why.
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
