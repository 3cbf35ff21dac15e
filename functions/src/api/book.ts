import {
  type Appointment,
  type AppointmentRequest,
  appointmentMessages,
  dateTooFar,
  isBookable,
  isWithinHorizon,
} from '@welding/domain/appointment';
import { apiMessages } from '@welding/domain/messages';
import { config } from '#config.ts';
import { findEarlierAppointment, storeAppointment } from '#data/appointments.ts';
import type { OnceKey } from '#data/create-once.ts';
import { findProject } from '#data/projects.ts';
import type { RateLimit } from '#data/rate-limits.ts';
import { badRequest, notFound, notYours } from './errors.ts';

/**
 * Books an appointment for the client who asks. A repeated request gets what the first one booked, also when the time
 * has passed meanwhile.
 * @throws ApiError 400 for a time that has passed or is too far ahead, 404 for a project that is not there, 403 for
 * another client's; LimitReachedError, OpenVisitsError
 */
export async function book(
  request: AppointmentRequest,
  conditions: { once: OnceKey | undefined; limits: readonly RateLimit[] },
): Promise<Appointment> {
  const { once } = conditions;
  const { projectId, description, scheduledDate, ...rest } = request;
  const [earlier, project] = await Promise.all([
    once && findEarlierAppointment(once),
    projectId ? findProject(projectId) : undefined,
  ]);
  if (earlier) return earlier;
  const instant = new Date(scheduledDate);
  const now = new Date();
  if (!isBookable(instant, now)) throw badRequest(appointmentMessages.datePassed);
  const horizonDays = config().BOOKING_HORIZON_DAYS;
  if (!isWithinHorizon(instant, now, horizonDays)) throw badRequest(dateTooFar(horizonDays));
  if (projectId && !project) throw notFound(apiMessages.projectNotFound);
  if (project && project.clientId !== request.clientId) throw notYours();
  return await storeAppointment(
    {
      ...rest,
      scheduledDate: instant.toISOString(),
      ...(projectId ? { projectId } : {}),
      ...(description ? { description } : {}),
    },
    conditions,
  );
}
