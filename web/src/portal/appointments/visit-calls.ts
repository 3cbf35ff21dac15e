import { apiPaths } from '@welding/domain/api-paths';
import { freeTimesHeader, readFreeTimes } from '@welding/domain/booking/free-times-header';
import type { AppointmentRequest } from '@welding/domain/entities/appointment-request';
import { type ClientVisit, storedClientVisitSchema } from '@welding/domain/entities/client-visit';
import { errorCodes } from '@welding/domain/error-codes';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';

const parse = (json: unknown) => storedClientVisitSchema.parse(json);

// Each throws as `apiRequest`: ApiError 403 if a code is required first, 409 after the cutoff or for a taken time.

/** Moves an own visit; its old time is free at once. */
export function moveVisit({ id, clientId }: ClientVisit, to: Date): Promise<ClientVisit> {
  const body = { scheduledDate: to.toISOString() };
  return apiRequest(apiPaths.moveAppointment(id), parse, { body, shownClient: clientId });
}

export function cancelVisit({ id, clientId }: ClientVisit, reason: string): Promise<ClientVisit> {
  const body = reason.trim() ? { reason } : {};
  return apiRequest(apiPaths.cancelAppointment(id), parse, { body, shownClient: clientId });
}

/**
 * The same key books once.
 * @throws ApiError, NetworkError
 */
export function bookAppointment(request: AppointmentRequest, idempotencyKey: string): Promise<ClientVisit> {
  return apiRequest(apiPaths.appointments, (json) => storedClientVisitSchema.parse(json), {
    body: request,
    idempotencyKey,
    shownClient: request.clientId,
  });
}

/**
 * Runs a change of a visit.
 * @returns the problem, or nothing when it succeeded or needs a code
 */
export type Attempt = (work: () => Promise<unknown>) => Promise<{ readonly problem?: string }>;

/** The free times offered instead of a taken one; undefined for other errors. */
export function nearestFreeTimes(error: unknown): readonly Date[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  if (error.code !== errorCodes.visitTimeTaken) return undefined;
  return readFreeTimes(error.headers?.get(freeTimesHeader) ?? null);
}
