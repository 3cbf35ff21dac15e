import { apiPaths } from '@welding/domain/api-paths';
import { type ClientVisit, storedClientVisitSchema } from '@welding/domain/entities/client-visit';
import { apiRequest } from '#shared/api/api-request.ts';

const parse = (json: unknown) => storedClientVisitSchema.parse(json);

// Each throws as `apiRequest`: ApiError 403 where a code is asked for first, 409 after the cutoff and for a time that is taken.

/** Moves an own visit; its old time is free at once. */
export function moveVisit({ id, clientId }: ClientVisit, to: Date): Promise<ClientVisit> {
  const body = { scheduledDate: to.toISOString() };
  return apiRequest(apiPaths.moveAppointment(id), parse, { body, shownClient: clientId });
}

/** Cancels an own visit. */
export function cancelVisit({ id, clientId }: ClientVisit, reason: string): Promise<ClientVisit> {
  const body = reason.trim() ? { reason } : {};
  return apiRequest(apiPaths.cancelAppointment(id), parse, { body, shownClient: clientId });
}
