import { availabilityQuerySchema } from '@welding/domain/booking/availability';
import { visitCancelSchema, visitMoveSchema } from '@welding/domain/booking/client-change';
import { clientVisitOf, visitForClient } from '@welding/domain/entities/appointment';
import { appointmentRequestSchema } from '@welding/domain/entities/appointment-request';
import { crewOf } from '@welding/domain/entities/crew';
import { placeOf } from '@welding/domain/values/place';
import { activeOf } from '#calendar/calendar-rules.ts';
import { findCapacity, findFreeTimes } from '#calendar/free-time.ts';
import { findClient } from '#clients/clients.ts';
import { availabilityLimits, bookingLimits } from '#http/limits.ts';
import { clientListParams } from '#http/readers.ts';
import { knownClient, portal } from '#http/resource-routes.ts';
import { requireOwn } from '#http/session.ts';
import { findProjectPlace } from '#projects/projects.ts';
import { countUses } from '#store/rate-limits.ts';
import { findAppointment, listAppointments } from './appointments.ts';
import { book } from './book-appointment.ts';
import { cancelOwnVisit, moveOwnVisit } from './move-own-visit.ts';

function viewOf({ verified }: { readonly verified?: boolean | undefined }) {
  return verified ? visitForClient : clientVisitOf;
}

export const routes = [
  /** That client's visits, by scheduledDate; with ?before=, an ISO instant, those scheduled before it. */
  knownClient.get(
    '/appointments/client/:clientId',
    ['visits', 'gate'],
    clientListParams,
    async ({ clientId, before }, { session }) => {
      requireOwn(clientId, session);
      return (await listAppointments(clientId, before)).map(viewOf(session));
    },
  ),
  knownClient.post(
    '/appointments',
    ['visits'],
    appointmentRequestSchema,
    async (request, { ip, session, once }) => {
      requireOwn(request.clientId, session);
      const limits = bookingLimits(session.clientId, ip);
      return viewOf(session)(await book(request, { once, limits, session }));
    },
  ),
  /** 409 after the cutoff with the number to call, and with X-Free-Times for a taken time. Safe to repeat. */
  portal.step(
    '/appointments/:id/move',
    ['visits'],
    visitMoveSchema,
    async ({ scheduledDate }, { session }, id) =>
      visitForClient(await moveOwnVisit(id, scheduledDate, session)),
  ),
  /** 409 after the cutoff with the number to call. */
  portal.step(
    '/appointments/:id/cancel',
    ['visits'],
    visitCancelSchema,
    async ({ reason }, { session }, id) => visitForClient(await cancelOwnVisit(id, reason, session)),
  ),
  /** The free times of some days at the typed ZIP code, else the project's place, else the client's. */
  knownClient.get('/availability', ['visits'], availabilityQuerySchema, async (query, { session }) => {
    const { from, days, duration, zip, appointmentId, projectId } = query;
    const [, capacity, client, visit, project] = await Promise.all([
      countUses(availabilityLimits(session.clientId)),
      findCapacity(),
      findClient(session.clientId),
      appointmentId ? findAppointment(appointmentId) : undefined,
      projectId ? findProjectPlace(projectId) : undefined,
    ]);
    const own = visit?.clientId === session.clientId ? visit : undefined;
    const ownProject = project?.clientId === session.clientId ? project : undefined;
    const place = own ?? placeOf({ zip }, ownProject, client);
    const lookedFor = {
      durationMinutes: Number(own?.duration ?? duration),
      zip: place.zip,
      id: own?.id,
      crew: own && (await activeOf(crewOf(own))),
    };
    const found = await findFreeTimes(capacity, { from, days }, lookedFor);
    const { cutoffHours, windowMinutes } = capacity.rules.settings.booking;
    return {
      days: found.map(({ date, times }) => ({ date, times: times.map((time) => time.toISOString()) })),
      needsPlace: !client?.address && !client?.zip,
      cutoffHours,
      windowMinutes,
    };
  }),
];
