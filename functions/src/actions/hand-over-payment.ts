import type { Actor } from '@welding/domain/entities/audit-entry';
import { collectedPaymentMessages } from '@welding/domain/entities/collected-payment';
import type { Payment } from '@welding/domain/entities/payment';
import { formatDollars } from '@welding/domain/values/money';
import { changeEntity } from '#data/change-entity.ts';
import { findPayment, payments } from '#data/payments.ts';
import { conflict } from '#refusal.ts';

/**
 * Notes that the business has what somebody collected on site.
 * @throws Refusal 409 for a payment that nobody collected or that is void; not_found, changed_meanwhile
 */
export async function handOverPayment(id: string, version: string | null, actor: Actor): Promise<Payment> {
  const found = await findPayment(id);
  return await changeEntity(payments, {
    entity: 'payment',
    id,
    version,
    actor,
    action: 'received',
    note: found?.collectedBy && `${formatDollars(found.amount)} from ${found.collectedBy.name}`,
    decide: ({ collectedBy, handedOver, status }) => {
      if (!collectedBy) throw conflict(collectedPaymentMessages.notCollected);
      if (handedOver) return {};
      if (status === 'canceled') throw conflict(collectedPaymentMessages.void);
      return { handedOver: true };
    },
  });
}
