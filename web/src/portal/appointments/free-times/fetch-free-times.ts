import { apiPaths } from '@welding/domain/api-paths';
import { type Availability, availabilitySchema, shownDays } from '@welding/domain/booking/availability';
import { apiRequest } from '#shared/api/api-request.ts';

export type FreeTimesQuestion = {
  readonly clientId: string;
  /** The first of the days, `YYYY-MM-DD`. */
  readonly from: string;
  readonly duration: string;
  /** Where the visit would be; empty for where the client has them. */
  readonly zip: string;
  /** A visit of the client's that is to be moved. */
  readonly appointmentId?: string;
};

/** The free times of two weeks. @throws as `apiRequest` */
export async function fetchFreeTimes(
  { clientId, ...query }: FreeTimesQuestion,
  signal: AbortSignal,
): Promise<Availability> {
  const path = apiPaths.availability({ ...query, days: String(shownDays) });
  return await apiRequest(path, (json) => availabilitySchema.parse(json), { shownClient: clientId, signal });
}
