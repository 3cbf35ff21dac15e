import { isOpenAt } from '@welding/domain/business/opening-hours';
import type { BusinessSettings } from '@welding/domain/business/settings';
import {
  type Appointment,
  type AppointmentRequest,
  appointmentMessages,
  dateTooFar,
  isBookable,
  isWithinHorizon,
} from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { visitContactOf } from '@welding/domain/entities/visit';
import { apiMessages } from '@welding/domain/messages';
import { config } from '#config.ts';
import { findEarlierAppointment, storeAppointment } from '#data/appointments.ts';
import { findClient } from '#data/clients.ts';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import { findProject } from '#data/projects.ts';
import type { RateLimit } from '#data/rate-limits.ts';
import { findSettings } from '#data/settings.ts';
import { badRequest, notFound, notYours } from '#http/errors.ts';
import { tellClient } from './tell-client.ts';

/** What is known before a booking is decided. */
type BeforeBooking = {
  readonly once: IdempotencyKey | undefined;
  /** What the first request with this key booked. */
  readonly earlier: Appointment | undefined;
  readonly project: Project | undefined;
  readonly client: Client | undefined;
  readonly settings: BusinessSettings;
};

/** Reads what `book` decides by. @throws KeyReusedError */
export async function lookBeforeBooking(
  { clientId, projectId }: AppointmentRequest,
  once: IdempotencyKey | undefined,
): Promise<BeforeBooking> {
  const [earlier, project, client, settings] = await Promise.all([
    once && findEarlierAppointment(once),
    projectId ? findProject(projectId) : undefined,
    findClient(clientId),
    findSettings(),
  ]);
  return { once, earlier, project, client, settings };
}

/**
 * Books an appointment for the client who asks. A repeated request gets what the first one booked, also when the time
 * has passed meanwhile. One that begins outside the hours, or on a closed special day, is marked for staff to confirm.
 * @throws ApiError 400 for a time that has passed or is too far ahead, 404 for a project that is not there, 403 for
 * another client's; LimitReachedError, OpenVisitsError
 */
export async function book(
  request: AppointmentRequest,
  { once, earlier, project, client, settings }: BeforeBooking,
  limits: readonly RateLimit[],
): Promise<Appointment> {
  const { projectId, description, scheduledDate, ...rest } = request;
  if (earlier) return earlier;
  const instant = new Date(scheduledDate);
  const now = new Date();
  if (!isBookable(instant, now)) throw badRequest(appointmentMessages.datePassed);
  const horizonDays = Math.min(config().BOOKING_HORIZON_DAYS, settings.booking.horizonDays);
  if (!isWithinHorizon(instant, now, horizonDays)) throw badRequest(dateTooFar(horizonDays));
  if (projectId && !project) throw notFound(apiMessages.projectNotFound);
  if (project && project.clientId !== request.clientId) throw notYours();
  return await storeAppointment(
    {
      ...rest,
      scheduledDate: instant.toISOString(),
      ...(projectId ? { projectId } : {}),
      ...(description ? { description } : {}),
      ...(client && visitContactOf(client)),
      ...(client?.address && { address: client.address }),
      ...(!isOpenAt(instant, settings.specialDays) && { outsideHours: true }),
    },
    {
      once,
      limits,
      also: async (batch, visit) => {
        const { queueVisitToConfirm } = await import('#messages/push/staff-pushes.ts');
        await queueVisitToConfirm(batch, visit);
        await tellClient(batch, undefined, visit);
      },
    },
  );
}
