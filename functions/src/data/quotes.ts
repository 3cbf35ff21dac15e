import { randomUUID } from 'node:crypto';
import type { Quote, QuoteRequest } from '@welding/domain/entities/quote';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import { entityCollection } from './collection.ts';
import { createIdempotently, type IdempotencyKey } from './create-idempotently.ts';
import type { RateLimit } from './rate-limits.ts';

export const quotes = entityCollection('quotes', storedQuoteSchema, ['createdAt']);

/** Stores a quote request. @throws KeyReusedError, LimitReachedError */
export async function storeQuote(
  request: QuoteRequest,
  conditions: { once: IdempotencyKey | undefined; limits: readonly RateLimit[] },
): Promise<Quote> {
  const quote = { ...request, id: randomUUID(), status: 'pending', createdAt: new Date().toISOString() };
  return await createIdempotently(await quotes(), quote, conditions);
}
