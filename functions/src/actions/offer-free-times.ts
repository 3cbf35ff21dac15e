import { bookingMessages } from '@welding/domain/booking/booking-messages';
import { freeTimesHeader, writeFreeTimes } from '@welding/domain/booking/free-times-header';
import { TimeTakenError } from '#data/time-taken.ts';
import { ApiError } from '#http/errors.ts';
import { findNearestTimes } from './free-time.ts';

/**
 * Does `work`, which takes a time for a client.
 * @param asked what `findNearestTimes` takes
 * @throws ApiError 409 with the nearest free times when that time is taken, and what `work` throws
 */
export async function offeringFreeTimes<Result>(
  asked: Parameters<typeof findNearestTimes>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const times = await findNearestTimes(...asked);
    throw new ApiError(409, bookingMessages.taken, { [freeTimesHeader]: writeFreeTimes(times) });
  }
}
