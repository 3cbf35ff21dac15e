import * as z from 'zod';
import type { RecordedCall } from '../../../tests/support/recording-proxy.ts';
import { decodeMessages } from './decode-messages.ts';
import { describeQuery } from './describe-query.ts';

/** What calls cost, as Firestore bills it, and which queries they made. */
export type FirestoreCost = {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** Writes of documents that Firestore deletes by itself when they have expired (firestore.indexes.json). */
  readonly expiring: number;
  /** Each query in words, in the order of the alphabet. */
  readonly queries: readonly string[];
  /** Queries that lack an index or a limit, with what they lack. */
  readonly problems: readonly string[];
};

const batchGetSchema = z.object({ documents: z.array(z.string()) });
const querySchema = z.object({ structuredQuery: z.unknown() });
const queryAnswerSchema = z.object({ document: z.optional(z.unknown()) });
const aggregationSchema = z.object({ structuredAggregationQuery: querySchema });
const aggregationAnswerSchema = z.object({
  result: z.object({ aggregateFields: z.record(z.string(), z.object({ integerValue: z.number() })) }),
});
const commitSchema = z.object({
  writes: z.array(
    z.object({ update: z.optional(z.object({ name: z.string() })), delete: z.optional(z.string()) }),
  ),
});

const expiringCollections = ['rateLimits', 'idempotencyKeys', 'endedSessions'];
/** Counting costs one read for each so many entries of an index. */
const countedByOneRead = 1000;
const free = ['BeginTransaction', 'Rollback'];

/**
 * Adds up what calls read and wrote. A document is one read, also one that is not there; a query that finds nothing is
 * one read, too (firebase.google.com/docs/firestore/pricing).
 * @param indexes those that are declared, in the words of `neededIndex`
 */
export function costOf(calls: readonly RecordedCall[], indexes: readonly string[]): FirestoreCost {
  const described = calls.flatMap((call) => queriesOf(call).map((query) => describeQuery(query, indexes)));
  const written = calls
    .filter(({ method }) => method === 'Commit')
    .flatMap(({ request }) => decodeMessages('CommitRequest', request, commitSchema))
    .flatMap(({ writes }) => writes);
  const kept = written.flatMap(({ update }) => (update ? [update.name] : []));
  return {
    reads: calls.reduce((sum, call) => sum + readsOf(call), 0),
    writes: kept.length,
    deletes: written.length - kept.length,
    expiring: kept.filter((name) => expiringCollections.some((each) => name.includes(`/${each}/`))).length,
    queries: described.map(({ words }) => words).sort(),
    problems: [...new Set(described.flatMap(({ words, lacks }) => lacks.map((lack) => `${words}: ${lack}`)))],
  };
}

function readsOf({ method, request, response }: RecordedCall): number {
  if (method === 'Commit' || free.includes(method)) return 0;
  if (method === 'BatchGetDocuments') {
    const asked = decodeMessages('BatchGetDocumentsRequest', request, batchGetSchema);
    return asked.reduce((sum, { documents }) => sum + documents.length, 0);
  }
  if (method === 'RunQuery') {
    const answers = decodeMessages('RunQueryResponse', response, queryAnswerSchema);
    return Math.max(1, answers.filter(({ document }) => document !== undefined).length);
  }
  if (method === 'RunAggregationQuery') {
    const counted = decodeMessages('RunAggregationQueryResponse', response, aggregationAnswerSchema)
      .flatMap(({ result }) => Object.values(result.aggregateFields))
      .reduce((sum, { integerValue }) => sum + integerValue, 0);
    return Math.max(1, Math.ceil(counted / countedByOneRead));
  }
  throw new Error(`Nobody has said what ${method} costs`);
}

function queriesOf({ method, request }: RecordedCall): unknown[] {
  if (method === 'RunQuery') {
    return decodeMessages('RunQueryRequest', request, querySchema).map(
      ({ structuredQuery }) => structuredQuery,
    );
  }
  if (method === 'RunAggregationQuery') {
    return decodeMessages('RunAggregationQueryRequest', request, aggregationSchema).map(
      ({ structuredAggregationQuery }) => structuredAggregationQuery.structuredQuery,
    );
  }
  return [];
}
