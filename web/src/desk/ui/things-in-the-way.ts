import { type InTheWay, inTheWayHeader, readInTheWay } from '@welding/domain/booking/in-the-way-header';
import { ApiError } from '#shared/api/api-request.ts';

/** What stands where something was to be booked, when that is why the server refused; undefined for any other failure. */
export function thingsInTheWay(error: unknown): readonly InTheWay[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return readInTheWay(error.headers?.get(inTheWayHeader) ?? null);
}
