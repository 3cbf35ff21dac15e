import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Quote, QuoteRequest } from '@welding/domain/entities/quote';
import { type CloseQuote, closedReasonLabels } from '@welding/domain/entities/quote-answer';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import type { WriteBatch } from 'firebase-admin/firestore';
import { latestChanges } from './audit.ts';
import { changeEntity } from './change-entity.ts';
import { entityCollection } from './collection.ts';
import { createIdempotently, type IdempotencyKey } from './create-idempotently.ts';
import { listOfProjects } from './list-of-projects.ts';
import { parseDocument } from './parse-snapshot.ts';
import { declareQuery } from './query.ts';
import type { RateLimit } from './rate-limits.ts';
import { RefusedChangeError } from './refused-change.ts';

export const quotes = entityCollection('quotes', storedQuoteSchema, ['createdAt', 'updatedAt', 'seenAt']);

type QuoteConditions = {
  readonly once: IdempotencyKey | undefined;
  readonly limits: readonly RateLimit[];
  /** Further writes of the same batch. */
  readonly also?: (batch: WriteBatch, quote: Quote) => Promise<void>;
};

/** Stores a quote request. @throws KeyReusedError, LimitReachedError */
export async function storeQuote(
  request: QuoteRequest,
  { once, limits, also }: QuoteConditions,
): Promise<Quote> {
  const quote = { ...request, id: randomUUID(), status: 'pending', createdAt: new Date().toISOString() };
  return await createIdempotently(await quotes(), quote, {
    once,
    limits,
    also: (batch) => also?.(batch, quote),
  });
}

const quotesOfProject = declareQuery({ collection: 'quotes', equal: ['projectId'] });

/** The request that each of these projects was made of, by project; those made otherwise are missing. */
export async function listQuotesOfProjects(projectIds: readonly string[]) {
  return await listOfProjects(await quotes(), quotesOfProject, projectIds);
}

/** The request, or undefined when there is none. */
export async function findQuote(id: string): Promise<Quote | undefined> {
  return parseDocument(await (await quotes()).doc(id).get());
}

/** Notes that somebody at the desk has seen a request; the first time counts. @throws MissingEntityError */
export async function markSeen(id: string, actor: Actor): Promise<Quote> {
  return await changeEntity(quotes, {
    entity: 'quote',
    id,
    actor,
    action: 'opened',
    decide: ({ seenAt }) => (seenAt ? {} : { seenAt: new Date().toISOString() }),
  });
}

/**
 * Closes a request that becomes no project; one that was closed in the same way stays as it is.
 * @throws MissingEntityError, RefusedChangeError for a request that was answered otherwise
 */
export async function closeQuote(id: string, { reason, note }: CloseQuote, actor: Actor): Promise<Quote> {
  return await changeEntity(quotes, {
    entity: 'quote',
    id,
    actor,
    action: 'closed',
    note: [closedReasonLabels[reason], note].filter(Boolean).join(', '),
    decide: async (quote) => {
      if (
        quote.status === 'cancelled' &&
        quote.closedReason === reason &&
        (quote.closedNote ?? '') === (note ?? '')
      )
        return {};
      await requirePending(quote);
      return { status: 'cancelled', closedReason: reason, ...(note && { closedNote: note }) };
    },
  });
}

/** @throws RefusedChangeError for a request that was answered, which says by whom */
export async function requirePending({ id, status }: Quote): Promise<void> {
  if (status === 'pending') return;
  const answer = (await latestChanges(id, 10)).find(
    ({ action }) => action === 'accepted' || action === 'closed',
  );
  throw new RefusedChangeError(
    answer
      ? `${answer.actor.name} ${answer.action} this request meanwhile`
      : 'This request was answered meanwhile',
  );
}
