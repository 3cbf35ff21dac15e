import { setTimeout as delay } from 'node:timers/promises';
import { bookingMessages } from '@welding/domain/booking/booking-messages';
import type { Busy } from '@welding/domain/booking/busy';

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
 * Firestore did not answer, or could not for now: trying again later may help. An overloaded connection ends streams as
 * CANCELLED and INTERNAL, too.
 */
export function isOutage(error: unknown): boolean {
  return hasCode(error, outages);
}

/** A write found a document where there should be none, or one changed since it was read. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, [grpc.notFound, grpc.alreadyExists, grpc.failedPrecondition, grpc.aborted]);
}

/** What Firestore throws when a document was changed between a read and a write, for who finds it changed before writing. */
export function changedInBetween(): Error {
  return Object.assign(new Error('Changed since it was read'), { code: grpc.aborted });
}

/** A document that was to be created is there already. */
export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, [grpc.alreadyExists]);
}

function hasCode(error: unknown, codes: readonly number[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'number' && codes.includes(error.code)
  );
}

/** Parallel changes of one thing fail against each other at most this often before the service calls itself busy. */
const conflictAttempts = 40;

/** Those who failed against each other do not meet again at once. Milliseconds, by the attempt. */
const pauseOf = (attempt: number) => Math.random() * Math.min(25 * attempt, 400);

/** Does `work` again when what it read was changed before it wrote. @throws what `work` throws */
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

/** Nobody who was asked for has the time free, or of a crew not everybody. */
export class TimeTakenError extends Error {
  override readonly name = 'TimeTakenError';
  /** What is in the way of each, once. */
  readonly inTheWay: readonly Busy[];
  /** Whose way it is in. */
  readonly whose: readonly string[];
  /** Whose way it is in at which of several times that were asked for. */
  readonly busyAt: readonly { readonly welderId: string; readonly start: string }[];

  constructor(
    found: readonly {
      readonly welderId: string;
      readonly inTheWay: readonly Busy[];
      readonly start?: string;
    }[],
  ) {
    super(bookingMessages.taken);
    const entries = found.flatMap(({ inTheWay }) => inTheWay);
    this.inTheWay = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
    const busy = found.filter(({ inTheWay }) => inTheWay.length > 0);
    this.whose = [...new Set(busy.map(({ welderId }) => welderId))];
    this.busyAt = busy.flatMap(({ welderId, start }) => (start === undefined ? [] : { welderId, start }));
  }
}
