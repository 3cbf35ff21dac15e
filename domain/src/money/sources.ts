import * as z from 'zod/mini';
import { type FoundBy, foundByOptions } from '../entities/found-by.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';

const dollars = z.number();

/** A month's requests from one source and their outcome. */
const sourceSchema = z.object({
  /** Null if unknown. */
  foundBy: z.nullable(z.enum(foundByOptions)),
  requests: z.number(),
  /** Dollars of the estimates that were sent. */
  asked: dollars,
  /** Requests with an approved estimate. */
  won: z.number(),
  /** Agreed dollars. */
  agreed: dollars,
  /** Profit of the completed jobs, in dollars. */
  earned: dollars,
});
export type Source = z.infer<typeof sourceSchema>;

/** The response of GET /api/desk/sources. For the owner alone. */
export const sourcesSchema = z.object({
  month: z.string(),
  sources: z.array(sourceSchema),
  /** False if there were too many requests to include. */
  complete: z.boolean(),
});
export type Sources = z.infer<typeof sourcesSchema>;

/** A request or call, with its results in dollars; 0 for none. */
export type SourcedRequest = {
  readonly foundBy?: FoundBy | undefined;
  readonly asked: number;
  readonly agreed: number;
  readonly earned: number;
};

/** The requests by source: the highest profit first, unknown sources last. */
export function bySource(requests: readonly SourcedRequest[]): Source[] {
  const sumOf = (of: readonly SourcedRequest[], field: 'asked' | 'agreed' | 'earned') =>
    centsToDollars(of.reduce((sum, request) => sum + dollarsToCents(request[field]), 0));
  return [...Map.groupBy(requests, ({ foundBy = null }) => foundBy)]
    .map(([foundBy, of]) => ({
      foundBy,
      requests: of.length,
      asked: sumOf(of, 'asked'),
      won: of.filter(({ agreed }) => agreed > 0).length,
      agreed: sumOf(of, 'agreed'),
      earned: sumOf(of, 'earned'),
    }))
    .toSorted(
      (one, other) =>
        Number(one.foundBy === null) - Number(other.foundBy === null) ||
        other.earned - one.earned ||
        other.agreed - one.agreed ||
        other.requests - one.requests,
    );
}
