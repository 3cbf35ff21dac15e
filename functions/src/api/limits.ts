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

/** A booking counts for the client and for the address it comes from. */
export const bookingLimits = (clientId: string, address: string): RateLimit[] => [
  {
    name: 'bookings-of-client',
    subject: unreadable(clientId),
    max: config().LIMIT_BOOKINGS_PER_HOUR,
    windowMs: hour,
  },
  {
    name: 'bookings-from-address',
    subject: unreadable(address),
    max: config().LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR,
    windowMs: hour,
  },
];

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
