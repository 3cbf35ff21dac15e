import { freeTimesHeader, readFreeTimes } from '@welding/domain/booking/free-times-header';
import { errorCodes } from '@welding/domain/error-codes';
import { ApiError } from '#shared/api/api-request.ts';

/** The free times that an answer offers in place of one that is taken; undefined when it says anything else. */
export function nearestFreeTimes(error: unknown): readonly Date[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  if (error.code !== errorCodes.visitTimeTaken) return undefined;
  return readFreeTimes(error.headers?.get(freeTimesHeader) ?? null);
}
