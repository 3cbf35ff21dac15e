import type { Actor } from '@welding/domain/entities/audit-entry';
import { collectedPaymentMessages } from '@welding/domain/entities/collected-payment';
import type { Payment } from '@welding/domain/entities/payment';
import { carriedCents } from '@welding/domain/money/carried-cents';
import { centsToDollars } from '@welding/domain/values/money';
import { conflict } from '#refusal.ts';
import { type Asked, changeEntity } from '#store/change-entity.ts';
import { findPayment, payments } from './payments.ts';

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
