import type { Payment } from '@welding/domain/entities/payment';
import { dollarsToCents } from '@welding/domain/values/money';
import { websiteMark } from '../../functions/src/payments/payment-origin.ts';

/** Has the local Stripe hold the card payments of the sample data, so that they can be given back. @throws Error when it refuses */
export async function tellStripe(stripe: string, payments: readonly Payment[]): Promise<void> {
  const byCard = payments.filter(({ method = 'card' }) => method === 'card');
  await Promise.all(
    byCard.map(async ({ id, amount, paidAt, createdAt, projectId, clientId }) => {
      const response = await fetch(`${stripe}/local/earlier_payments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          id,
          amount: dollarsToCents(amount),
          created: Math.floor(Date.parse(paidAt ?? createdAt) / 1000),
          metadata: { ...websiteMark, projectId, clientId },
        }),
      });
      if (!response.ok) throw new Error(`The local Stripe did not take ${id}: ${response.status}`);
    }),
  );
}
