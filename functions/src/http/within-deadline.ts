import { dependencyTimeoutMs } from '@welding/domain/business/limits';
import { type ApiError, unavailable } from './errors.ts';

/**
 * The result of `work`, or the error for lateness when it has none in time: 503 unless `late` makes another. The work
 * itself cannot be stopped and may still be done.
 */
export async function withinDeadline<Result>(
  work: Promise<Result>,
  ms = dependencyTimeoutMs,
  late: () => ApiError = unavailable,
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
