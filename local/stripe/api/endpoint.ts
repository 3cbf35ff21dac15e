import type { Request, RequestHandler, Response } from 'express';
import qs from 'qs';
import type * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { newId } from '../ids.ts';
import { invalidRequest, StripeApiError } from '../stripe-api-error.ts';
import type { IdempotentResponse } from './idempotent-response.ts';
import { readParams } from './params.ts';

type Handler<Params> = (call: { params: Params; key: KeyKind; id: string; origin: string }) => object;
type Endpoint<Schema extends z.ZodMiniType> = {
  schema: Schema;
  /** Whether Stripe.js may call it with a publishable key. */
  publishable?: boolean;
  handle: Handler<z.infer<Schema>>;
};

/**
 * One operation of the API: key, parameters, idempotency, response. `handle` is synchronous, so that requests never
 * interleave and none sees a half-made payment.
 */
export function endpoint<Schema extends z.ZodMiniType>(
  account: Account,
  { schema, publishable = false, handle }: Endpoint<Schema>,
): RequestHandler {
  return (request, response) => {
    const requestId = newId('req', 14);
    const text = typeof request.body === 'string' ? request.body : '';
    const fields = readFields(request, text);
    const idempotencyKey = request.method === 'POST' ? request.get('idempotency-key') : undefined;
    const signature = `${request.method} ${request.path} ${text}`;
    const earlier = idempotencyKey ? account.idempotentResponses.get(idempotencyKey) : undefined;
    if (earlier) {
      return replay(response, earlier, signature);
    }
    let started = false;
    try {
      const key = authenticate(request, fields);
      if (key === 'publishable' && !publishable) {
        throw new StripeApiError(403, {
          type: 'invalid_request_error',
          code: 'secret_key_required',
          message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
        });
      }
      const { key: _key, _stripe_version: _version, ...given } = fields;
      const params = readParams(schema, given);
      started = true;
      const id = String(request.params['id'] ?? '');
      const origin = `${request.protocol}://${request.get('host') ?? ''}`;
      send(200, handle({ params, key, id, origin }));
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      send(error.status, { error: error.body });
    }

    function send(status: number, object: object): void {
      const body = JSON.stringify(object, null, 2);
      // As at Stripe, a request refused before it runs leaves its key free.
      if (idempotencyKey && started) {
        account.idempotentResponses.put({ id: idempotencyKey, request: signature, requestId, status, body });
      }
      if (idempotencyKey) response.set('Idempotency-Key', idempotencyKey);
      response.set('Request-Id', requestId).status(status).type('json').send(body);
    }
  };
}

function replay(response: Response, earlier: IdempotentResponse, signature: string): void {
  response.set('Request-Id', newId('req', 14)).set('Idempotency-Key', earlier.id);
  if (earlier.request !== signature) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${earlier.id}' if you meant to execute a different request.`;
    response.status(400).json({ error: { type: 'idempotency_error', message } });
    return;
  }
  response.set('Original-Request', earlier.requestId).set('Idempotent-Replayed', 'true');
  response.status(earlier.status).type('json').send(earlier.body);
}

function readFields(request: Request, text: string): Record<string, unknown> {
  const query = request.originalUrl.split('?')[1] ?? '';
  return qs.parse(request.method === 'GET' ? query : text, { depth: 8, arrayLimit: 100 });
}

/** The response for an address that does not exist. */
export const unknownAddress: RequestHandler = (request, response) => {
  const { body } = invalidRequest(
    `Unrecognized request URL (${request.method}: ${request.originalUrl}). Please see https://stripe.com/docs.`,
  );
  response.status(404).json({ error: body });
};

type KeyKind = 'secret' | 'publishable';

/** The kind of a request's key: as bearer, as the user name of basic authentication, or in Stripe.js's `key`. */
function authenticate(request: Request, fields: Record<string, unknown>): KeyKind {
  const key = keyOf(request) ?? (typeof fields['key'] === 'string' ? fields['key'] : undefined);
  if (!key) throw refused('You did not provide an API key.');
  if (/^sk_test_\w+$/.test(key)) return 'secret';
  if (/^pk_test_\w+$/.test(key)) return 'publishable';
  throw refused(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`);
}

function keyOf(request: Request): string | undefined {
  const [scheme, value = ''] = (request.get('authorization') ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function refused(message: string): StripeApiError {
  return new StripeApiError(401, { type: 'invalid_request_error', message });
}
