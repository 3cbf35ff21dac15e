import { dependencyTimeoutMs } from '@welding/domain/values/limits';
import { unavailable } from '#refusal.ts';

/** What a request may take of our dependencies in all. */
export type Deadline = {
  /** As `withinDeadline`, with what is left. */
  readonly within: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Waits for what is the visitor's to send, which does not count. */
  readonly aside: <Result>(work: Promise<Result>) => Promise<Result>;
};

const arrivals = new WeakMap<object, number>();

/** Notes when a request came: loading what answers it, which takes seconds in a new instance, counts, too. */
export function noteArrival(request: object): void {
  arrivals.set(request, performance.now());
}

/** Counts since the request came, or from now on. */
export function deadline(request: object = {}): Deadline {
  let due = (arrivals.get(request) ?? performance.now()) + dependencyTimeoutMs;
  return {
    within: (work) => withinDeadline(work, Math.max(0, due - performance.now())),
    aside: async (work) => {
      const from = performance.now();
      try {
        return await work;
      } finally {
        due += performance.now() - from;
      }
    },
  };
}

/**
 * The result of `work`, or the error for lateness when it has none in time: 503 unless `late` makes another. The work
 * itself cannot be stopped and may still be done.
 */
export async function withinDeadline<Result>(
  work: Promise<Result>,
  ms = dependencyTimeoutMs,
  late: () => Error = unavailable,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
