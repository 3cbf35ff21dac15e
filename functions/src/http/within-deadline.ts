import { dependencyTimeoutMs } from '@welding/domain/values/limits';
import { unavailable } from '#refusal.ts';

/** The time a request may spend on our dependencies in all. */
export type Deadline = {
  readonly within: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Waits for the visitor, outside the deadline. */
  readonly untimed: <Result>(work: Promise<Result>) => Promise<Result>;
};

const arrivals = new WeakMap<object, number>();

/** Notes when a request arrived. The deadline includes loading its code, which takes seconds in a new instance. */
export function noteArrival(request: object): void {
  arrivals.set(request, performance.now());
}

/** Counts from the request's arrival, else from now. */
export function deadline(request: object = {}): Deadline {
  let due = (arrivals.get(request) ?? performance.now()) + dependencyTimeoutMs;
  return {
    within: (work) => withinDeadline(work, Math.max(0, due - performance.now())),
    untimed: async (work) => {
      const from = performance.now();
      try {
        return await work;
      } finally {
        due += performance.now() - from;
      }
    },
  };
}

/** The result of `work`, or an error when it is late: 503 unless `late` makes another. The work itself goes on. */
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
