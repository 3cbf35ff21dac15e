import { type StripeReport, stripeReportSchema } from '@welding/domain/money/stripe-report';
import { beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../../functions/src/payments/payments.ts';
import { createTestPayment, type DeskPeople, deskPeople } from '../support/desk.ts';
import { controlStripe, stackStripe } from '../support/local-stripe.ts';
import { callDesk } from './call-api.ts';
import { dayFromNow, read } from './money.ts';
import { sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

// Includes other tests' payments of this day, so each test looks only at its own.
const today = () => `stripe-report?from=${dayFromNow(0)}&to=${dayFromNow(0)}`;
const ask = (path = today(), bearer = desk.tokens.office) => callDesk('GET', path, undefined, { bearer });
const report = async (): Promise<StripeReport> => read(stripeReportSchema, await ask());
const about = async (id: string) => (await report()).differences.filter(({ paymentId }) => paymentId === id);

async function paid(amount: number) {
  const id = await silentIntent({ amount });
  await tryToPay(id);
  return id;
}

describe('Stripe’s books', () => {
  test('are shown with fees and payouts, and add up', async () => {
    const before = await report();
    const id = await paid(10_000);
    await sendEvent(id, 'payment_intent.succeeded');
    await stackStripe().refunds.create({ payment_intent: id, amount: 2_500 });
    await sendEvent(id, 'charge.refunded');
    await controlStripe('/payouts', { amount: 4_321 });
    const after = await report();
    expect(after.charges - before.charges).toBeGreaterThanOrEqual(99.99);
    expect(before.refunds - after.refunds).toBeGreaterThanOrEqual(24.99);
    expect(before.fees - after.fees).toBeGreaterThanOrEqual(3.19);
    const sum = after.charges + after.refunds + after.disputes + after.fees + after.other;
    expect(after.net).toBeCloseTo(sum, 6);
    expect(after.payouts).toContainEqual(expect.objectContaining({ amount: 43.21, status: 'paid' }));
    expect(await about(id)).toEqual([]);
  });

  test('name a payment that is missing here, and one that Stripe does not know', async () => {
    const lost = await paid(4_200);
    expect(await about(lost)).toMatchObject([{ kind: 'missing_here', stripes: 42, ours: null }]);
    const { id } = await createTestPayment('', { amount: 17 });
    expect(await about(id)).toMatchObject([
      {
        kind: 'missing_at_stripe',
        ours: 17,
        sentence: 'A payment of $17.00 is recorded here that Stripe has not booked in this period',
      },
    ]);
  });

  test('name an amount and a refund that differ', async () => {
    const id = await paid(6_000);
    await sendEvent(id, 'payment_intent.succeeded');
    await (await payments()).doc(id).update({ amount: 61 });
    expect(await about(id)).toMatchObject([{ kind: 'amount', ours: 61, stripes: 60 }]);
    await (await payments()).doc(id).update({ amount: 60 });
    await stackStripe().refunds.create({ payment_intent: id, amount: 500 });
    expect(await about(id)).toMatchObject([{ kind: 'refunds', ours: 0, stripes: 5 }]);
  });

  test('name what a bank took back and nobody has recorded', async () => {
    const id = await paid(7_000);
    await sendEvent(id, 'payment_intent.succeeded');
    await controlStripe(`/payment_intents/${id}/dispute`, {});
    expect(await about(id)).toMatchObject([
      {
        kind: 'disputes',
        ours: 0,
        stripes: 70,
        sentence: 'For disputes Stripe says $70.00, and here it is $0.00',
      },
    ]);
    await sendEvent(id, 'charge.dispute.funds_withdrawn');
    expect(await about(id)).toEqual([]);
  });
});
