import { describe, expect, test, vi } from 'vitest';
import { findPayment } from '../../functions/src/data/payments.ts';
import { controlStripe, deliver, stackStripe } from '../support/local-stripe.ts';
import { stackAddresses } from '../support/stack.ts';
import { sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

stackAddresses();
const stripe = stackStripe();
const soon = { timeout: 10_000, interval: 50 };

describe('the state of a payment', () => {
  test('goes from failed to succeeded on a second card', async () => {
    const id = await silentIntent();
    await tryToPay(id, 'pm_card_chargeDeclined');
    await sendEvent(id, 'payment_intent.payment_failed');
    const failed = await findPayment(id);
    expect(failed).toMatchObject({ status: 'failed' });
    expect(failed).not.toHaveProperty('paidAt');
    await tryToPay(id);
    await sendEvent(id, 'payment_intent.succeeded');
    expect(await findPayment(id)).toMatchObject({ status: 'succeeded' });
  });

  test('goes from processing to succeeded or to failed', async () => {
    const ids = await Promise.all([silentIntent(), silentIntent()]);
    for (const [index, outcome] of (['succeeded', 'failed'] as const).entries()) {
      const id = ids[index] ?? '';
      await tryToPay(id, 'pm_card_settlesLater');
      await sendEvent(id, 'payment_intent.processing');
      expect(await findPayment(id)).toMatchObject({ status: 'processing' });
      await controlStripe(`/payment_intents/${id}/settle`, { outcome });
      await sendEvent(
        id,
        outcome === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
      );
      expect(await findPayment(id)).toMatchObject({ status: outcome });
    }
  });

  test('is not taken back from succeeded by an older event that comes late', async () => {
    const id = await silentIntent();
    await tryToPay(id, 'pm_card_chargeDeclined');
    await tryToPay(id);
    await sendEvent(id, 'payment_intent.succeeded');
    const before = await findPayment(id);
    expect((await sendEvent(id, 'payment_intent.payment_failed')).status).toBe(200);
    expect(await findPayment(id)).toEqual(before);
  });

  test('is right after events in reverse order, and after every event came twice', async () => {
    for (const mode of ['out_of_order', 'twice'] as const) {
      const { id } = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
      await deliver(id, mode);
      await tryToPay(id, 'pm_card_chargeDeclined');
      await tryToPay(id, 'pm_card_settlesLater');
      await controlStripe(`/payment_intents/${id}/settle`, { outcome: 'succeeded' });
      await vi.waitFor(
        async () => expect(await findPayment(id)).toMatchObject({ status: 'succeeded' }),
        soon,
      );
    }
  });

  test('is canceled when the intent was, after somebody had tried to pay it', async () => {
    const [tried, untouched] = await Promise.all([silentIntent(), silentIntent()]);
    await tryToPay(tried, 'pm_card_chargeDeclined');
    for (const id of [tried, untouched]) {
      await stripe.paymentIntents.cancel(id);
      await sendEvent(id, 'payment_intent.canceled');
    }
    expect(await findPayment(tried)).toMatchObject({ status: 'canceled' });
    expect(await findPayment(untouched)).toBeUndefined();
  });
});
