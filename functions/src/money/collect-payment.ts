import type { CollectedAnswer, CollectPayment } from '@welding/domain/entities/collected-payment';
import { crewOf } from '@welding/domain/entities/crew';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import { tapTimeProblem, visitTapMessages } from '@welding/domain/entities/visit-tap';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { openInvoiceOf } from '#invoices/open-invoice.ts';
import { badRequest, forbidden } from '#refusal.ts';
import { addChange } from '#store/change-entity.ts';
import type { IdempotencyKey } from '#store/create-idempotently.ts';
import { withdrawIntents } from '#stripe/withdraw-intents.ts';
import { appointments } from '#visits/appointments.ts';
import { tellOfPayment } from './tell-of-payment.ts';
import { storePayment } from './write-payments.ts';

/**
 * Takes cash or a check at a visit. It pays the project's oldest open invoice first; what is over waits with the project, and
 * money of a visit without a project until somebody says what it pays. What the visit has to collect falls with it.
 * @throws Refusal 400 for a time nobody can have tapped at, 403 for another welder's visit; not_found, key_reused
 */
export async function collectPayment(
  visitId: string,
  { amount, method, reference, tappedAt }: CollectPayment,
  staff: Staff,
  once: IdempotencyKey | undefined,
): Promise<CollectedAnswer> {
  const actor = actorOf(staff);
  const { id, projectId } = await storePayment(
    // Decided for each attempt: one that was stored before is answered alike, whatever became of its visit since.
    async (batch) => {
      const problem = tapTimeProblem(new Date(tappedAt), new Date());
      if (problem) throw badRequest(problem);
      const { entity: visit } = await addChange(batch, appointments, {
        entity: 'appointment',
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
    { actor, once, also: (batch, change) => tellOfPayment(batch, change, staff.id) },
  );
  if (projectId) await withdrawIntents(projectId);
  return { id, amount, method };
}
