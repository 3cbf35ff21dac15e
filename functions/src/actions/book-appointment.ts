import { isOpenAt } from '@welding/domain/business/opening-hours';
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
import type { Staff } from '@welding/domain/entities/staff';
import { visitContactOf } from '@welding/domain/entities/visit';
import { apiMessages } from '@welding/domain/messages';
import { findEarlierAppointment, storeAppointment } from '#data/appointments.ts';
import { findClient } from '#data/clients.ts';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import { findProject } from '#data/projects.ts';
import type { RateLimit } from '#data/rate-limits.ts';
import { badRequest, notFound, notYours } from '#http/errors.ts';
import { keepPlace, placeOf } from './booking-place.ts';
import { type BookingRules, findBookingRules, findWelders, horizonDaysOf } from './booking-rules.ts';
import { offeringFreeTimes } from './offer-free-times.ts';
import { tellClient } from './tell-client.ts';

/** What is known before a booking is decided. */
type BeforeBooking = {
  readonly once: IdempotencyKey | undefined;
  /** What the first request with this key booked. */
  readonly earlier: Appointment | undefined;
  readonly project: Project | undefined;
  readonly client: Client | undefined;
  readonly rules: BookingRules;
  readonly welders: readonly Staff[];
};

/** Reads what `book` decides by. @throws KeyReusedError */
export async function lookBeforeBooking(
  { clientId, projectId }: AppointmentRequest,
  once: IdempotencyKey | undefined,
): Promise<BeforeBooking> {
  const [earlier, project, client, rules, welders] = await Promise.all([
    once && findEarlierAppointment(once),
    projectId ? findProject(projectId) : undefined,
    findClient(clientId),
    findBookingRules(),
    findWelders(),
  ]);
  return { once, earlier, project, client, rules, welders };
}

/**
 * Books an appointment for the client who asks, with a welder who is free. A repeated request gets what the first one booked,
 * also when the time has passed meanwhile. One that begins outside the hours, or on a closed special day, is marked for staff
 * to confirm.
 * @throws ApiError 400 for a time that has passed or is too far ahead, 404 for a project that is not there, 403 for
 * another client's, 409 with the nearest free times for a time that nobody has free; LimitReachedError, OpenVisitsError
 */
export async function book(
  request: AppointmentRequest,
  { once, earlier, project, client, rules, welders }: BeforeBooking,
  limits: readonly RateLimit[],
): Promise<Appointment> {
  const { projectId, description, scheduledDate, address, zip, ...rest } = request;
  if (earlier) return earlier;
  const { settings } = rules;
  const instant = requireBookable(scheduledDate, horizonDaysOf(settings));
  if (projectId && !project) throw notFound(apiMessages.projectNotFound);
  if (project && project.clientId !== request.clientId) throw notYours();
  const place = placeOf({ address, zip }, client);
  const booking = {
    ...rest,
    scheduledDate: instant.toISOString(),
    ...(projectId ? { projectId } : {}),
    ...(description ? { description } : {}),
    ...(client && visitContactOf(client)),
    ...place,
    windowMinutes: settings.booking.windowMinutes,
    ...(!isOpenAt(instant, settings.specialDays) && { outsideHours: true }),
  };
  const lookedFor = { durationMinutes: Number(rest.duration), zip: place.zip };
  const booked = await offeringFreeTimes([{ rules, welders }, lookedFor, instant], () =>
    storeAppointment(booking, {
      once,
      limits,
      welders: welders.map(({ id }) => id),
      rules: rules.days,
      also: async (batch, visit) => {
        const { queueVisitToConfirm } = await import('#messages/push/staff-pushes.ts');
        await queueVisitToConfirm(batch, visit);
        await tellClient(batch, undefined, visit);
      },
    }),
  );
  if (client) await keepPlace(client, { address, zip });
  return booked;
}

/** @throws ApiError 400 for a time that has passed, or is further ahead than `horizonDays` */
export function requireBookable(scheduledDate: string, horizonDays: number): Date {
  const instant = new Date(scheduledDate);
  const now = new Date();
  if (!isBookable(instant, now)) throw badRequest(appointmentMessages.datePassed);
  if (!isWithinHorizon(instant, now, horizonDays)) throw badRequest(dateTooFar(horizonDays));
  return instant;
}
