import {
  type Appointment,
  type AppointmentRequest,
  appointmentMessages,
  isBookable,
} from '@welding/domain/appointment';
import { apiMessages } from '@welding/domain/messages';
import { findEarlierAppointment, storeAppointment } from '#data/appointments.ts';
import type { OnceKey } from '#data/create-once.ts';
import { findProject } from '#data/projects.ts';
import { badRequest, notFound, notYours } from './errors.ts';

/**
 * Books an appointment for the client who asks. A repeated request gets what the first one booked, also when the time
 * has passed meanwhile.
 * @throws ApiError 400 for a time that has passed, 404 for a project that is not there, 403 for another client's
 */
export async function book(request: AppointmentRequest, once: OnceKey | undefined): Promise<Appointment> {
  const { projectId, description, scheduledDate, ...rest } = request;
  const [earlier, project] = await Promise.all([
    once && findEarlierAppointment(once),
    projectId ? findProject(projectId) : undefined,
  ]);
  if (earlier) return earlier;
  const instant = new Date(scheduledDate);
  if (!isBookable(instant, new Date())) throw badRequest(appointmentMessages.datePassed);
  if (projectId && !project) throw notFound(apiMessages.projectNotFound);
  if (project && project.clientId !== request.clientId) throw notYours();
  return await storeAppointment(
    {
      ...rest,
      scheduledDate: instant.toISOString(),
      ...(projectId ? { projectId } : {}),
      ...(description ? { description } : {}),
    },
    once,
  );
}
