import { createHmac } from 'node:crypto';
import { config } from '#config.ts';
import type { RateLimit } from '#data/rate-limits.ts';

const minute = 60_000;
const hour = 60 * minute;

export const lookupMissLimit = (address: string): RateLimit => ({
  name: 'lookup-misses',
  subject: unreadable(address),
  max: config().LIMIT_LOOKUP_MISSES_PER_HOUR,
  windowMs: hour,
});

export const quoteLimit = (address: string): RateLimit => ({
  name: 'quotes',
  subject: unreadable(address),
  max: config().LIMIT_QUOTES_PER_HOUR,
  windowMs: hour,
});

export const paymentIntentLimit = (address: string): RateLimit => ({
  name: 'payment-intents',
  subject: unreadable(address),
  max: config().LIMIT_INTENTS_PER_MINUTE,
  windowMs: minute,
});

// A network address is personal data, and there are few enough to try them all against a plain hash.
function unreadable(address: string): string {
  return createHmac('sha256', config().SESSION_SECRET).update(address).digest('base64url');
}
