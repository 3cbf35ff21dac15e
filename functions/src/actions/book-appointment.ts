import {
  type Appointment,
  type AppointmentRequest,
  appointmentMessages,
  dateTooFar,
  isBookable,
  isWithinHorizon,
} from '@welding/domain/entities/appointment';
import type { Project } from '@welding/domain/entities/project';
import { apiMessages } from '@welding/domain/messages';
import { config } from '#config.ts';
import { findEarlierAppointment, storeAppointment } from '#data/appointments.ts';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import { findProject } from '#data/projects.ts';
import type { RateLimit } from '#data/rate-limits.ts';
import { badRequest, notFound, notYours } from '#http/errors.ts';

/** What is known before a booking is decided. */
type BeforeBooking = {
  readonly once: IdempotencyKey | undefined;
  /** What the first request with this key booked. */
  readonly earlier: Appointment | undefined;
  readonly project: Project | undefined;
};

/** Reads what `book` decides by. @throws KeyReusedError */
export async function lookBeforeBooking(
  { projectId }: AppointmentRequest,
  once: IdempotencyKey | undefined,
): Promise<BeforeBooking> {
  const [earlier, project] = await Promise.all([
    once && findEarlierAppointment(once),
    projectId ? findProject(projectId) : undefined,
  ]);
  return { once, earlier, project };
}

/**
 * Books an appointment for the client who asks. A repeated request gets what the first one booked, also when the time
 * has passed meanwhile.
 * @throws ApiError 400 for a time that has passed or is too far ahead, 404 for a project that is not there, 403 for
 * another client's; LimitReachedError, OpenVisitsError
 */
export async function book(
  request: AppointmentRequest,
  { once, earlier, project }: BeforeBooking,
  limits: readonly RateLimit[],
): Promise<Appointment> {
  const { projectId, description, scheduledDate, ...rest } = request;
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
    { once, limits },
  );
}
