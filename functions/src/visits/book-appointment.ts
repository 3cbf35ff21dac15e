import { isOpenAt } from '@welding/domain/booking/opening-hours';
import { type Appointment, visitWords } from '@welding/domain/entities/appointment';
import {
  type AppointmentRequest,
  bookingRequestMessages,
  dateTooFar,
  isBookable,
  isWithinHorizon,
} from '@welding/domain/entities/appointment-request';
import type { Client } from '@welding/domain/entities/client';
import { actorOfClient } from '@welding/domain/entities/client-names';
import { visitContactOf } from '@welding/domain/entities/visit-change';
import { apiMessages } from '@welding/domain/messages';
import { type Place, placeOf } from '@welding/domain/values/place';
import { findCalendarRules, horizonDaysOf } from '#calendar/calendar-rules.ts';
import { offerFreeTimes } from '#calendar/free-time.ts';
import { actorOfSession, clients, findClient } from '#clients/clients.ts';
import { tell } from '#messages/tell.ts';
import { findProject, findProjectPlace } from '#projects/projects.ts';
import { badRequest, notFound, notYours } from '#refusal.ts';
import type { Session } from '#sign-in/sessions.ts';
import { listWelders } from '#staff/staff.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import type { RateLimit } from '#store/rate-limits.ts';
import { addVisitEffects, confirmIfClosed } from './add-visit-effects.ts';
import { findEarlierAppointment } from './appointments.ts';
import { storeAppointment } from './store-visit.ts';

type Asking = {
  readonly once: IdempotencyKey | undefined;
  readonly limits: readonly RateLimit[];
  /** Entries of an unverified visitor or a contact are not saved to the client. */
  readonly session: Pick<Session, 'clientId' | 'contactId' | 'verified'>;
};

/**
 * Books a visit for a client with a free welder. A repeated request gets the first one's visit, even after its time passed. A
 * visit outside the hours or on a closed day waits for staff to confirm it.
 * @throws Refusal 400 for a time that has passed or is too far ahead, 404 for an unknown project, 403 for another
 * client's, 409 with the nearest free times for a taken time; key_reused, LimitReachedError, too_many_requests
 */
export async function book(
  request: AppointmentRequest,
  { once, limits, session }: Asking,
): Promise<Appointment> {
  const { projectId, description, scheduledDate, address, zip, ...rest } = request;
  const [earlier, project, projectPlace, client, rules, welders, actor] = await Promise.all([
    once && findEarlierAppointment(once),
    projectId ? findProject(projectId) : undefined,
    projectId ? findProjectPlace(projectId) : undefined,
    findClient(request.clientId),
    findCalendarRules(),
    listWelders(),
    actorOfSession(session),
  ]);
  if (earlier) return earlier;
  const { settings } = rules;
  const instant = requireBookable(scheduledDate, horizonDaysOf(settings));
  if (projectId && !project) throw notFound(apiMessages.projectNotFound);
  if (project && project.clientId !== request.clientId) throw notYours();
  const place = placeOf({ address, zip }, projectPlace, client);
  const booking = {
    ...rest,
    scheduledDate: instant.toISOString(),
    ...(projectId ? { projectId } : {}),
    ...(description ? { description } : {}),
    ...(client && visitContactOf(client)),
    ...place,
    windowMinutes: settings.booking.windowMinutes,
    ...(!isOpenAt(instant, settings.specialDays) && { outsideHours: true }),
    ...(!session.verified && { unprovenWords: visitWords.filter((word) => request[word]) }),
  };
  const lookedFor = { durationMinutes: Number(rest.duration), zip: place.zip };
  const booked = await offerFreeTimes([{ rules, welders }, lookedFor, instant], () =>
    storeAppointment(booking, {
      actor,
      once,
      limits,
      welders: welders.map(({ id }) => id),
      rules: rules.days,
      also: async (batch, visit) => {
        await tell(batch, 'clientChangedVisit', { after: visit });
        await addVisitEffects(batch, undefined, visit);
      },
    }),
  );
  if (!client) return booked;
  if (session.verified && !session.contactId) await savePlace(client, { address, zip });
  return await confirmIfClosed(booked, actor);
}

/** @throws Refusal 400 for a time that has passed, or is further ahead than `horizonDays` */
export function requireBookable(scheduledDate: string, horizonDays: number): Date {
  const instant = new Date(scheduledDate);
  const now = new Date();
  if (!isBookable(instant, now)) throw badRequest(bookingRequestMessages.datePassed);
  if (!isWithinHorizon(instant, now, horizonDays)) throw badRequest(dateTooFar(horizonDays));
  return instant;
}

/** Saves the address of a booking to a client without one. */
async function savePlace(client: Client, { address, zip }: Place): Promise<void> {
  if (client.address || client.zip || !(address || zip)) return;
  await changeEntity(clients, {
    id: client.id,
    actor: actorOfClient(client),
    action: 'changed',
    decide: (current) =>
      current.address || current.zip ? {} : { ...(address && { address }), ...(zip && { zip }) },
  });
}
