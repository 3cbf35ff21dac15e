import { apiPaths } from '@welding/domain/api-paths';
import type { AppointmentRequest } from '@welding/domain/entities/appointment-request';
import { type ClientVisit, storedClientVisitSchema } from '@welding/domain/entities/client-visit';
import { apiRequest } from '#shared/api/api-request.ts';

/** Books an appointment. The same request with the same key is booked once. @throws ApiError, NetworkError */
export function bookAppointment(request: AppointmentRequest, idempotencyKey: string): Promise<ClientVisit> {
  return apiRequest(apiPaths.appointments, (json) => storedClientVisitSchema.parse(json), {
    body: request,
    idempotencyKey,
    shownClient: request.clientId,
  });
}
