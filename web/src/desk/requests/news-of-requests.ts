import type { Quote } from '@welding/domain/entities/quote';

/** What is read out when these requests, at least one, have come in since the last time. */
export function newsOfRequests(fresh: readonly Pick<Quote, 'firstName' | 'lastName'>[]): string {
  const [first] = fresh;
  if (!first || fresh.length > 1) return `${fresh.length} new requests`;
  return `New request from ${first.firstName} ${first.lastName}`;
}
