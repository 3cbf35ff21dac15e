import type { Mail } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { returnedCents } from '@welding/domain/money/balance';
import { findPayment } from '#payments/payments.ts';
import type { Condition } from './condition.ts';

function ofPayment(isSo: (payment: Payment, mail: Mail) => boolean): Condition {
  return async (mail) => {
    if (!mail.paymentId) return undefined;
    const payment = await findPayment(mail.paymentId);
    return payment && isSo(payment, mail) ? undefined : { reason: 'paymentChanged' };
  };
}

/** A refunded payment arrived, too. */
export const paymentArrived = ofPayment(({ status }) => status === 'succeeded' || status === 'refunded');
export const isVoid = ofPayment(({ status }) => status === 'canceled');
export const isReturned = ofPayment((payment, { told }) => returnedCents(payment) >= (told?.cents ?? 1));
export const isNotReturned = ofPayment((payment, { told }) => returnedCents(payment) <= (told?.cents ?? 0));
export const isRefused = ofPayment(
  ({ failedAt, status }, { told }) =>
    (status === 'failed' || status === 'canceled') &&
    failedAt !== undefined &&
    failedAt === (told?.failedAt ?? failedAt),
);
