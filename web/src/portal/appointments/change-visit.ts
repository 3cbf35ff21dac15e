import { apiPaths } from '@welding/domain/api-paths';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { apiRequest } from '#shared/api/api-request.ts';

const parse = (json: unknown) => appointmentSchema.parse(json);

// Each throws as `apiRequest`: ApiError 403 where a code is asked for first, 409 after the cutoff and for a time that is taken.

/** Moves an own visit; its old time is free at once. */
export function moveVisit({ id, clientId }: Appointment, to: Date): Promise<Appointment> {
  const body = { scheduledDate: to.toISOString() };
  return apiRequest(apiPaths.moveAppointment(id), parse, { body, shownClient: clientId });
}

/** Cancels an own visit. */
export function cancelVisit({ id, clientId }: Appointment, reason: string): Promise<Appointment> {
  const body = reason.trim() ? { reason } : {};
  return apiRequest(apiPaths.cancelAppointment(id), parse, { body, shownClient: clientId });
}
