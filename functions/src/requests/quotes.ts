import { requestSearchTerms } from '@welding/domain/entities/client-search';
import { type Quote, type QuoteRequest, quoteSchema } from '@welding/domain/entities/quote';
import { create, newIdentity } from '#store/create.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import { declareQuery, listOfProjects } from '#store/query.ts';
import type { RateLimit } from '#store/rate-limits.ts';

export const quotes = entityCollection('quotes', quoteSchema, { audit: 'quote' });

type QuoteConditions = {
  readonly once: IdempotencyKey | undefined;
  readonly limits: readonly RateLimit[];
  /** Further writes of the same batch. */
  readonly also?: (batch: Batch, quote: Quote) => Promise<void>;
};

/** Stores a quote request. @throws Refusal key_reused, LimitReachedError */
export async function storeQuote(
  request: QuoteRequest,
  { once, limits, also }: QuoteConditions,
): Promise<Quote> {
  const searchTerms = requestSearchTerms(request);
  const quote: Quote = { ...request, ...newIdentity(), status: 'pending', searchTerms };
  return await create(quotes, quote, { once }, { limits, ...(also && { also }) });
}

const quotesOfProject = declareQuery({ collection: 'quotes', equal: ['projectId'] });

/** The request that each of these projects came from, by project. Projects without a request are missing. */
export async function listQuotesOfProjects(projectIds: readonly string[]) {
  return await listOfProjects(await quotes(), quotesOfProject, projectIds, (docs) => parseSnapshot({ docs }));
}

const byCreation = declareQuery({
  collection: 'quotes',
  equal: [],
  order: { field: 'createdAt', direction: 'asc' },
});

/** At most `most` requests from `from` on and before `before`. */
export async function listQuotesBetween(from: Date, before: Date, most: number): Promise<Quote[]> {
  // A query's range excludes its ends.
  const range = { after: new Date(from.getTime() - 1), before };
  return parseSnapshot(
    await byCreation(await quotes(), [], range)
      .limit(most)
      .get(),
  );
}

export async function findQuote(id: string): Promise<Quote | undefined> {
  return parseDocument(await (await quotes()).doc(id).get());
}
