import { bookingMessages } from '@welding/domain/booking/booking-messages';
import { errorCodes } from '@welding/domain/error-codes';
import { Refusal } from '#refusal.ts';
import { TimeTakenError } from '#store/time-taken-error.ts';
import { findNearestTimes } from './free-time.ts';

/**
 * Does `work`, which takes a time for a client.
 * @param asked what `findNearestTimes` takes
 * @throws Refusal 409 with the nearest free times when that time is taken, and what `work` throws
 */
export async function offerFreeTimes<Result>(
  asked: Parameters<typeof findNearestTimes>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const freeTimes = await findNearestTimes(...asked);
    throw new Refusal(errorCodes.visitTimeTaken, bookingMessages.taken, { freeTimes });
  }
}
