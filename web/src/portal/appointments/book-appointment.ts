import { apiPaths } from '@welding/domain/api-paths';
import {
  type Appointment,
  type AppointmentRequest,
  appointmentSchema,
} from '@welding/domain/entities/appointment';
import { apiRequest } from '#shared/api/api-request.ts';

/** Books an appointment. The same request with the same key is booked once. @throws ApiError, NetworkError */
export function bookAppointment(request: AppointmentRequest, idempotencyKey: string): Promise<Appointment> {
  return apiRequest(apiPaths.appointments, (json) => appointmentSchema.parse(json), {
    body: request,
    idempotencyKey,
    shownClient: request.clientId,
  });
}
