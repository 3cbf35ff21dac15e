import { setTimeout as delay } from 'node:timers/promises';
import type { Busy } from '@welding/domain/booking/busy';
import { bookingMessages } from '@welding/domain/booking/client-change';

// https://grpc.github.io/grpc/core/md_doc_statuscodes.html
const grpc = {
  cancelled: 1,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

const outages = [
  grpc.cancelled,
  grpc.deadlineExceeded,
  grpc.resourceExhausted,
  grpc.aborted,
  grpc.internal,
  grpc.unavailable,
];

/**
 * Firestore is unreachable or overloaded, so a later try may help. An overloaded connection also ends streams with CANCELLED
 * and INTERNAL.
 */
export function isOutage(error: unknown): boolean {
  return hasCode(error, outages);
}

/** A write found an unexpected document, or one that changed since it was read. */
export function isConflict(error: unknown): boolean {
  if (isIndexMissing(error)) return false;
  return hasCode(error, [grpc.notFound, grpc.alreadyExists, grpc.failedPrecondition, grpc.aborted]);
}

/** A query's index is missing or not built yet, so a retry cannot succeed. Firestore tells it by the message alone. */
function isIndexMissing(error: unknown): error is Error {
  return (
    hasCode(error, [grpc.failedPrecondition]) &&
    error instanceof Error &&
    /requires an? (\w+ )?index/i.test(error.message)
  );
}

/** For the log: the page that creates the index a query lacks, undefined for any other error. */
export function indexLink(error: unknown): string | undefined {
  return isIndexMissing(error) ? /https:\S+/.exec(error.message)?.[0] : undefined;
}

/** Firestore's error for a document that changed between a read and a write, for code that notices before writing. */
export function changedInBetween(): Error {
  return Object.assign(new Error('Changed since it was read'), { code: grpc.aborted });
}

export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, [grpc.alreadyExists]);
}

function hasCode(error: unknown, codes: readonly number[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'number' && codes.includes(error.code)
  );
}

/** Parallel changes of one entity may conflict this often before the request fails as busy. */
const conflictAttempts = 40;

/** Milliseconds by the attempt, random so that parallel changes do not collide again. */
const pauseOf = (attempt: number) => Math.random() * Math.min(25 * attempt, 400);

/** Runs `work` again when its reads changed before its write. @throws the errors of `work` */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
      await delay(pauseOf(attempt));
    }
  }
}

/** No requested welder is free, or not the whole crew. */
export class TimeTakenError extends Error {
  override readonly name = 'TimeTakenError';
  /** Each conflict once. */
  readonly inTheWay: readonly Busy[];
  readonly whose: readonly string[];
  /** Which welder is busy at which requested time. */
  readonly busyAt: readonly { readonly welderId: string; readonly start: string }[];

  constructor(
    found: readonly {
      readonly welderId: string;
      readonly inTheWay: readonly Busy[];
      readonly start: string;
    }[],
  ) {
    super(bookingMessages.taken);
    const entries = found.flatMap(({ inTheWay }) => inTheWay);
    this.inTheWay = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
    const busy = found.filter(({ inTheWay }) => inTheWay.length > 0);
    this.whose = [...new Set(busy.map(({ welderId }) => welderId))];
    this.busyAt = busy.map(({ welderId, start }) => ({ welderId, start }));
  }
}
