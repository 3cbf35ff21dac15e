import { bookingMessages } from '@welding/domain/booking/booking-messages';
import { freeTimesHeader, writeFreeTimes } from '@welding/domain/booking/free-times-header';
import { TimeTakenError } from '#data/time-taken.ts';
import { ApiError } from '#http/errors.ts';
import { findNearestTimes } from './free-time.ts';

/**
 * Does `work`, which takes a time for a client.
 * @throws ApiError 409 with the free times nearest to `wanted` when that time is taken, and what `work` throws
 */
export async function offeringFreeTimes<Result>(
  lookedFor: Parameters<typeof findNearestTimes>[0],
  wanted: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const times = await findNearestTimes(lookedFor, wanted);
    throw new ApiError(409, bookingMessages.taken, { [freeTimesHeader]: writeFreeTimes(times) });
  }
}
