import { type Request, type Response, Router } from 'express';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { unexpectedState } from '../confirm-payment.ts';
import { nowInSeconds } from '../ids.ts';
import { newPaymentIntent, publicViewOf } from '../objects/payment-intent.ts';
import { confirmDeposits } from '../resolve-payment.ts';
import { invalidRequest, noSuch, StripeApiError } from '../stripe-api-error.ts';
import type { TestFailures } from '../test-failures.ts';
import { confirmFields, confirmWith } from './confirm-fields.ts';
import { endpoint } from './endpoint.ts';
import { expandResponse } from './expand-response.ts';
import { listPage } from './list-page.ts';
import { boolean, expand, integer, listParams, metadata } from './params.ts';

const changeable = {
  description: z.optional(z.string().check(z.maxLength(1000))),
  metadata: z.optional(metadata),
  receipt_email: z.optional(z.string()),
};
const createSchema = z.strictObject({
  amount: integer,
  currency: z.string(),
  automatic_payment_methods: z.optional(
    z.strictObject({ enabled: boolean, allow_redirects: z._default(z.enum(['always', 'never']), 'always') }),
  ),
  confirm: z.optional(boolean),
  ...changeable,
  ...confirmFields,
  expand,
});
const updateSchema = z.strictObject({ amount: z.optional(integer), ...changeable, expand });
const cancelSchema = z.strictObject({
  cancellation_reason: z.optional(z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])),
  expand,
});

export function paymentIntentRoutes(account: Account, failures: TestFailures): Router {
  const intents = account.paymentIntents;
  const required = (id: string) => {
    const intent = intents.get(id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return intent;
  };

  const create = endpoint(account, {
    schema: createSchema,
    handle: ({ params, origin }) => {
      failures.throwIfPlanned(params.amount);
      const intent = intents.put(
        newPaymentIntent({
          amount: checkedAmount(params.amount),
          currency: checkedCurrency(params.currency),
          description: params.description ?? null,
          metadata: withoutEmpty(params.metadata ?? {}),
          receiptEmail: params.receipt_email ?? null,
          automaticPaymentMethods: params.automatic_payment_methods ?? null,
        }),
      );
      account.emit({ type: 'payment_intent.created', data: { object: intent } });
      const made = params.confirm ? confirmWith(account, intent, params, origin) : intent;
      return expandResponse(account, made, params.expand);
    },
  });

  const router = Router();
  router.post('/payment_intents', async (request: Request, response: Response, next) => {
    await failures.holdBack(request.body);
    create(request, response, next);
  });

  router.get(
    '/payment_intents',
    endpoint(account, {
      schema: z.strictObject(listParams),
      handle: ({ params }) =>
        expandResponse(
          account,
          listPage(intents.newestFirst(), params, '/v1/payment_intents'),
          params.expand,
        ),
    }),
  );

  router.get(
    '/payment_intents/:id',
    endpoint(account, {
      schema: z.strictObject({ client_secret: z.optional(z.string()), expand }),
      publishable: true,
      handle: ({ params, key, id }) => {
        const intent = required(id);
        if (key === 'secret') return expandResponse(account, intent, params.expand);
        checkClientSecret(intent, params.client_secret);
        return publicViewOf(intent);
      },
    }),
  );

  router.post(
    '/payment_intents/:id',
    endpoint(account, {
      schema: updateSchema,
      handle: ({ params, id }) => {
        const intent = required(id);
        if (params.amount !== undefined && intent.status !== 'requires_payment_method') {
          throw unexpectedState(intent, 'update');
        }
        const updated = intents.put({
          ...intent,
          amount: params.amount === undefined ? intent.amount : checkedAmount(params.amount),
          description: params.description ?? intent.description,
          receipt_email: params.receipt_email ?? intent.receipt_email,
          metadata: withoutEmpty({ ...intent.metadata, ...params.metadata }),
        });
        return expandResponse(account, updated, params.expand);
      },
    }),
  );

  router.post(
    '/payment_intents/:id/confirm',
    endpoint(account, {
      schema: z.strictObject({ client_secret: z.optional(z.string()), ...confirmFields, expand }),
      publishable: true,
      handle: ({ params, key, id, origin }) => {
        const intent = required(id);
        if (key === 'publishable') checkClientSecret(intent, params.client_secret);
        try {
          const confirmed = confirmWith(account, intent, params, origin);
          return key === 'secret'
            ? expandResponse(account, confirmed, params.expand)
            : publicViewOf(confirmed);
        } catch (error) {
          throw key === 'publishable' ? withPublicIntent(error) : error;
        }
      },
    }),
  );

  router.post(
    '/payment_intents/:id/verify_microdeposits',
    endpoint(account, {
      schema: z.strictObject({ amounts: z.array(integer), expand }),
      handle: ({ params, id }) => confirmDeposits(account, required(id), params.amounts),
    }),
  );

  router.post(
    '/payment_intents/:id/cancel',
    endpoint(account, {
      schema: cancelSchema,
      handle: ({ params, id }) => {
        const intent = required(id);
        if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
          throw unexpectedState(intent, 'cancel');
        }
        const canceled = intents.put({
          ...intent,
          status: 'canceled',
          canceled_at: nowInSeconds(),
          cancellation_reason: params.cancellation_reason ?? null,
          next_action: null,
        });
        account.emit({ type: 'payment_intent.canceled', data: { object: canceled } });
        return expandResponse(account, canceled, params.expand);
      },
    }),
  );

  return router;
}

/** Our currency and a few others of Stripe's. The yen has no cents. */
const currencies = ['usd', 'cad', 'eur', 'gbp', 'jpy', 'mxn'];

/** Stripe's limits for US dollars: 50 cents to 999,999.99. */
function checkedAmount(amount: number): number {
  if (amount < 50) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > 99_999_999) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  return amount;
}

function checkedCurrency(currency: string): string {
  const known = currency.toLowerCase();
  if (currencies.includes(known)) return known;
  throw invalidRequest(
    `Invalid currency: ${currency}. Stripe currently supports these currencies: ${currencies.join(', ')}`,
    { param: 'currency' },
  );
}

/** An empty value removes a key from the metadata. */
function withoutEmpty(given: Record<string, string>): Stripe.Metadata {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** A publishable key opens an intent only together with its client secret. @throws StripeApiError without it */
function checkClientSecret(intent: Stripe.PaymentIntent, given: string | undefined): void {
  if (given === intent.client_secret) return;
  throw new StripeApiError(given === undefined ? 403 : 400, {
    type: 'invalid_request_error',
    message:
      'The client_secret provided does not match any associated PaymentIntent on this account. ' +
      'Ensure the client_secret is correct and that you are using the same account.',
    param: 'client_secret',
  });
}

/** An error for a publishable key: without the metadata and charge of its intent. */
function withPublicIntent(error: unknown): unknown {
  if (!(error instanceof StripeApiError) || !error.body.payment_intent) return error;
  const { payment_intent: intent, ...rest } = error.body;
  const visible = { ...intent, metadata: {}, latest_charge: null };
  return new StripeApiError(error.status, { ...rest, payment_intent: visible });
}
