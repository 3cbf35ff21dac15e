import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import { isClientSecret, outcomeOfReturn } from './handle-stripe-return.ts';
import { outcomeOfCheck, outcomeOfConfirmation } from './payment-outcome.ts';

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
  test('that succeeded is paid, and one pending at the bank is processing', () => {
    expect(outcomeOfConfirmation({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(outcomeOfConfirmation({ paymentIntent: intent('processing') })).toEqual({ kind: 'processing' });
  });

  test('of an account verified by small deposits leads to their confirmation', () => {
    const url = 'https://payments.stripe.com/microdeposit/1';
    const waiting: PaymentIntent = {
      ...intent('requires_action'),
      next_action: {
        type: 'verify_with_microdeposits',
        verify_with_microdeposits: {
          arrival_date: 0,
          hosted_verification_url: url,
          microdeposit_type: 'amounts',
        },
      },
    };
    expect(outcomeOfConfirmation({ paymentIntent: waiting })).toEqual({ kind: 'deposits', url });
    expect(outcomeOfCheck({ paymentIntent: waiting })).toEqual({ kind: 'deposits', url });
    expect(outcomeOfReturn({ paymentIntent: waiting })).toBeUndefined();
  });

  test("that was declined fails with the provider's message", () => {
    const declined = error({
      type: 'card_error',
      message: 'Your card was declined.',
      payment_intent: intent('requires_payment_method'),
    });
    expect(outcomeOfConfirmation(declined)).toEqual({ kind: 'failed', message: 'Your card was declined.' });
  });

  test('refused because of an earlier payment is paid', () => {
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

  test('that ended in any other state fails with a message', () => {
    const outcome = outcomeOfConfirmation({ paymentIntent: intent('requires_payment_method') });
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining('did not go through') });
  });
});

describe('a check after a broken connection', () => {
  test('finds the payment’s outcome', () => {
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

  test('without an answer leaves the outcome unknown', () => {
    expect(outcomeOfCheck(error({ type: 'api_connection_error' }))).toEqual({ kind: 'unknown' });
  });
});

describe('a payment closed to cards', () => {
  const refused = (cancellationReason: PaymentIntent.CancellationReason | null) =>
    error({
      type: 'invalid_request_error',
      message: 'canceled',
      payment_intent: { ...intent('canceled'), cancellation_reason: cancellationReason },
    });

  test('was closed by failed attempts, age or another payment', () => {
    expect(outcomeOfConfirmation(refused(null))).toMatchObject({ kind: 'failed', closed: 'attempts' });
    expect(outcomeOfConfirmation(refused('abandoned'))).toMatchObject({ kind: 'failed', closed: 'age' });
    expect(outcomeOfConfirmation(refused('duplicate'))).toMatchObject({
      kind: 'failed',
      closed: 'overtaken',
    });
  });

  test('is found by a check too', () => {
    expect(outcomeOfCheck({ paymentIntent: intent('canceled') })).toMatchObject({ closed: 'attempts' });
  });
});

describe('a return from a bank', () => {
  test.each([
    ['succeeded', 'paid'],
    ['processing', 'processing'],
    ['requires_payment_method', 'failed'],
    ['requires_action', 'failed'],
    ['canceled', 'failed'],
  ] as const)('to an intent that is %s: %s', (status, kind) => {
    expect(outcomeOfReturn({ paymentIntent: intent(status) })).toMatchObject({ kind });
  });

  test("fails with the provider's message", () => {
    const failed = intent('requires_payment_method', { type: 'card_error', message: 'No funds.' });
    expect(outcomeOfReturn({ paymentIntent: failed })).toEqual({ kind: 'failed', message: 'No funds.' });
  });

  test('is empty for a payment unknown to Stripe, and unknown without an answer', () => {
    expect(outcomeOfReturn(error({ type: 'invalid_request_error', message: 'No such' }))).toBeUndefined();
    expect(outcomeOfReturn(error({ type: 'api_connection_error', message: 'broke' }))).toEqual({
      kind: 'unknown',
    });
  });

  test.each([
    ['pi_3Ab_secret_9Zz', true],
    ['pi_1', false],
    ['x', false],
    ['', false],
    ['pi_1_secret_', false],
    ['pi_1_secret_<script>', false],
    ['seti_1_secret_2', false],
  ])('with %j as the secret: %s', (text, valid) => {
    expect(isClientSecret(text)).toBe(valid);
  });
});
