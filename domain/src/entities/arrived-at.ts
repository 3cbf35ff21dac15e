import type { Payment } from './payment.ts';

/** When the money of a payment came, by what is known of it. */
export function arrivedAt({ paidAt, createdAt }: Pick<Payment, 'paidAt' | 'createdAt'>): string {
  return paidAt ?? createdAt;
}
