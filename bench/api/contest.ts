import type { ApiRequest } from './send-request.ts';

/** A route and the Firestore operations that an answer of it cannot do without, as plain calls of the SDK. */
export type Contest = {
  readonly route: string;
  readonly expected: number;
  /** The next request and the operations it needs; what they act on is made here, which is not timed. */
  readonly prepare: () => Promise<Round> | Round;
};

type Round = { readonly request: ApiRequest; readonly bare: () => Promise<unknown> };

/** A contest in which every round is the same. */
export function sameRounds(route: string, expected: number, round: Round): Contest {
  return { route, expected, prepare: () => round };
}
