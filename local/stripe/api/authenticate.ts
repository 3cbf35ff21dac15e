import type { Request } from 'express';
import { StripeApiError } from '../stripe-api-error.ts';

export type KeyKind = 'secret' | 'publishable';

/** Which kind of key a request carries: as bearer, as user name of basic authentication, or as Stripe.js sends it, `key`. */
export function authenticate(request: Request, fields: Record<string, unknown>): KeyKind {
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
