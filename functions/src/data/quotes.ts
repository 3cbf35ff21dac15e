import { randomUUID } from 'node:crypto';
import type { Quote, QuoteRequest } from '@welding/domain/quote';
import { storedQuoteSchema } from '@welding/domain/stored-quote';
import { entityCollection } from './collection.ts';
import { createOnce, type OnceKey } from './create-once.ts';
import type { RateLimit } from './rate-limits.ts';

export const quotes = entityCollection('quotes', storedQuoteSchema, ['createdAt']);

/** Stores a quote request. @throws KeyReusedError, LimitReachedError */
export async function storeQuote(
  request: QuoteRequest,
  conditions: { once: OnceKey | undefined; limits: readonly RateLimit[] },
): Promise<Quote> {
  const quote = { ...request, id: randomUUID(), status: 'pending', createdAt: new Date().toISOString() };
  return await createOnce(await quotes(), quote, conditions);
}
