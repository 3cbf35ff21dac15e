import { dependencyTimeoutMs } from '@welding/domain/limits';
import { unavailable } from './errors.ts';

/** The result of `work`, or 503 when it has none in time. The work itself cannot be stopped and may still be done. */
export async function withinDeadline<Result>(
  work: Promise<Result>,
  ms = dependencyTimeoutMs,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
