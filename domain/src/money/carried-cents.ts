import type { Payment } from '../entities/payment.ts';
import { dollarsToCents } from '../values/money.ts';
import { netCents } from './balance.ts';

/**
 * Cents of an on-site payment that its collector still carries. A cash refund reduces it; a check counts in full until fully
 * refunded. 0 once handed over.
 */
export function carriedCents(payment: Payment): number {
  const { handedOver, method, amount } = payment;
  const net = netCents(payment);
  if (handedOver !== false || net <= 0) return 0;
  return method === 'check' ? dollarsToCents(amount) : net;
}
