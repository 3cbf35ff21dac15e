import type { Payment } from './payment.ts';

export function arrivedAt({ paidAt, createdAt }: Pick<Payment, 'paidAt' | 'createdAt'>): string {
  return paidAt ?? createdAt;
}
