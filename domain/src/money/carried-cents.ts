import type { Payment } from '../entities/payment.ts';
import { dollarsToCents } from '../values/money.ts';
import { netCents } from './balance.ts';

/**
 * Cents that whoever collected a payment on site still has of it: a refund comes out of the cash in their hand, while a check
 * is whole until all of it goes back. 0 once it is handed over.
 */
export function carriedCents(payment: Payment): number {
  const { handedOver, method, amount } = payment;
  const net = netCents(payment);
  if (handedOver !== false || net <= 0) return 0;
  return method === 'check' ? dollarsToCents(amount) : net;
}
