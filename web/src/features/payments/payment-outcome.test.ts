import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import { outcomeOfCheck, outcomeOfConfirmation } from './payment-outcome.ts';
import { outcomeOfReturn } from './return-outcome.ts';

const intent = (
  status: PaymentIntent.Status,
  error: PaymentIntent.LastPaymentError | null = null,
): PaymentIntent => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 50_000,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: 'pi_1_secret_2',
  confirmation_method: 'automatic',
  created: 0,
  currency: 'usd',
  description: null,
  last_payment_error: error,
  livemode: false,
  next_action: null,
  payment_method: null,
  payment_method_types: ['card'],
  receipt_email: null,
  setup_future_usage: null,
  shipping: null,
  status,
});
const error = (given: StripeError): { error: StripeError } => ({ error: given });

describe('a confirmation', () => {
  test('that succeeded is paid, one the bank thinks about is processing', () => {
    expect(outcomeOfConfirmation({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(outcomeOfConfirmation({ paymentIntent: intent('processing') })).toEqual({ kind: 'processing' });
  });

  test("that was declined fails with the provider's message", () => {
    const declined = error({
      type: 'card_error',
      message: 'Your card was declined.',
      payment_intent: intent('requires_payment_method'),
    });
    expect(outcomeOfConfirmation(declined)).toEqual({ kind: 'failed', message: 'Your card was declined.' });
  });

  test('refused because it was paid before is paid', () => {
    const twice = error({
      type: 'invalid_request_error',
      message: 'already',
      payment_intent: intent('succeeded'),
    });
    expect(outcomeOfConfirmation(twice)).toEqual({ kind: 'paid' });
  });

  test.each(['api_connection_error', 'api_error'] as const)('without an answer (%s) is unknown', (type) => {
    expect(outcomeOfConfirmation(error({ type, message: 'broke' }))).toEqual({ kind: 'unknown' });
  });

  test('that ended in any other state fails with a sentence', () => {
    const outcome = outcomeOfConfirmation({ paymentIntent: intent('requires_payment_method') });
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining('did not go through') });
  });
});

describe('a check after a broken connection', () => {
  test('finds what became of it', () => {
    expect(outcomeOfCheck({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(outcomeOfCheck({ paymentIntent: intent('processing') })).toEqual({ kind: 'processing' });
    const declined = intent('requires_payment_method', {
      type: 'card_error',
      message: 'Your card was declined.',
    });
    expect(outcomeOfCheck({ paymentIntent: declined })).toEqual({
      kind: 'failed',
      message: 'Your card was declined.',
    });
    expect(outcomeOfCheck({ paymentIntent: intent('requires_payment_method') })).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('Nothing was charged'),
    });
  });

  test('that does not get through either leaves it unknown', () => {
    expect(outcomeOfCheck(error({ type: 'api_connection_error' }))).toEqual({ kind: 'unknown' });
  });
});

test.each([
  ['succeeded', 'paid'],
  ['pending', 'processing'],
  ['processing', 'processing'],
  ['failed', 'failed'],
  ['anything', 'failed'],
])('redirect_status %s means %s', (status, kind) => {
  expect(outcomeOfReturn(status).kind).toBe(kind);
});
