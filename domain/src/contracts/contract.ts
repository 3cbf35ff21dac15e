import * as z from 'zod/mini';
import type { StaffRole } from '../entities/staff.ts';

/** CREATE is a POST that creates something: once for each Idempotency-Key, and answered with 201. */
type Verb = 'GET' | 'POST' | 'CREATE' | 'PATCH' | 'PUT' | 'DELETE';

/** Who may call a route, by its scope. */
type Callers = {
  /** Staff with one of these roles. */
  readonly desk: readonly StaffRole[];
};

export const owner = ['owner'] as const;
export const office = ['owner', 'office'] as const;
export const everyone = ['owner', 'office', 'welder'] as const;

/** A route without a body or query, or without an answer. */
export const nothing = z.void();

/** One route of the API. The server's `route` and the browser's `call` take everything about it from here. */
export type Contract<
  Scope extends keyof Callers = keyof Callers,
  OfVerb extends Verb = Verb,
  Path extends string = string,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly scope: Scope;
  readonly verb: OfVerb;
  readonly path: Path;
  readonly callers: Callers[Scope];
  /** The JSON body, for GET and DELETE the query. */
  readonly body: Body;
  readonly answer: Answer;
};

// The builders have no side effects, so that a build keeps only the contracts it calls.

/* @__NO_SIDE_EFFECTS__ */
export function desk<
  OfVerb extends Verb,
  Path extends string,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  verb: OfVerb,
  path: Path,
  callers: Callers['desk'],
  body: Body,
  answer: Answer,
): Contract<'desk', OfVerb, `/api/desk${Path}`, Body, Answer> {
  return { scope: 'desk', verb, path: `/api/desk${path}`, callers, body, answer };
}

export function methodOf({ verb }: Pick<Contract, 'verb'>): Exclude<Verb, 'CREATE'> {
  return verb === 'CREATE' ? 'POST' : verb;
}
