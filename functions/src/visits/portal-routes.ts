import { availabilityQuerySchema } from '@welding/domain/booking/availability';
import { visitCancelSchema, visitMoveSchema } from '@welding/domain/booking/client-change';
import { clientVisitOf, visitForClient } from '@welding/domain/entities/appointment';
import { appointmentRequestSchema } from '@welding/domain/entities/appointment-request';
import { crewOf } from '@welding/domain/entities/crew';
import { placeOf } from '@welding/domain/values/place';
import { activeOf } from '#calendar/calendar-rules.ts';
import { freeTimesOf, readTimes } from '#calendar/free-time.ts';
import { findClient } from '#clients/clients.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { availabilityLimits, bookingLimits } from '#http/limits.ts';
import { both, clientListParams, json, params, withId } from '#http/readers.ts';
import { clientRoute, verifiedRoute } from '#http/route.ts';
import { requireOwn } from '#http/session.ts';
import { countUses } from '#store/rate-limits.ts';
import { findAppointment, listAppointments } from './appointments.ts';
import { book } from './book-appointment.ts';
import { cancelOwnVisit, moveOwnVisit } from './move-own-visit.ts';

/**
 * GET /api/appointments/client/{clientId}: 200 and that client's visits, by scheduledDate; with ?before=, an ISO instant, those
 * scheduled before it.
 */
export const listClientAppointments = clientRoute({
  method: 'GET',
  path: '/api/appointments/client/:clientId',
  read: clientListParams,
  contacts: ['visits', 'gate'],
  answer: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    return { status: 200, json: (await listAppointments(clientId, before)).map(answerOf(session)) };
  },
});

/** POST /api/appointments: 201 and the visit that the signed-in client booked. */
export const bookAppointment = clientRoute({
  method: 'POST',
  path: '/api/appointments',
  read: json(appointmentRequestSchema),
  contacts: ['visits'],
  answer: async (request, { ip, session, idempotencyKey }) => {
    requireOwn(request.clientId, session);
    const once = idempotencyKeyOf(idempotencyKey, 'appointments', session.clientId, request);
    const limits = bookingLimits(session.clientId, ip);
    const booked = await book(request, { once, limits, session });
    return { status: 201, json: answerOf(session)(booked) };
  },
});

const visit = withId;

function answerOf({ verified }: { readonly verified?: boolean | undefined }) {
  return verified ? visitForClient : clientVisitOf;
}

/**
 * POST /api/appointments/{id}/move: 200 and the visit at its new time; 409 after the cutoff with the number to call, and with
 * X-Free-Times for a taken time. Safe to repeat.
 */
export const moveAppointment = verifiedRoute({
  method: 'POST',
  path: '/api/appointments/:id/move',
  read: both(visit, json(visitMoveSchema)),
  contacts: ['visits'],
  answer: async ([{ id }, { scheduledDate }], { session }) => ({
    status: 200,
    json: visitForClient(await moveOwnVisit(id, scheduledDate, session)),
  }),
});

/** POST /api/appointments/{id}/cancel: 200 and the visit, cancelled; 409 after the cutoff with the number to call. */
export const cancelOwnAppointment = verifiedRoute({
  method: 'POST',
  path: '/api/appointments/:id/cancel',
  read: both(visit, json(visitCancelSchema)),
  contacts: ['visits'],
  answer: async ([{ id }, { reason }], { session }) => ({
    status: 200,
    json: visitForClient(await cancelOwnVisit(id, reason, session)),
  }),
});

/**
 * GET /api/availability: 200 and the free times of some days, for the client's own place unless the query names another. 429 for
 * too many requests.
 */
export const showAvailability = clientRoute({
  method: 'GET',
  path: '/api/availability',
  read: params(availabilityQuerySchema),
  contacts: ['visits'],
  answer: async ({ from, days, duration, zip, appointmentId }, { session }) => {
    const [, read, client, visit] = await Promise.all([
      countUses(availabilityLimits(session.clientId)),
      readTimes({ from, days }),
      findClient(session.clientId),
      appointmentId ? findAppointment(appointmentId) : undefined,
    ]);
    const own = visit?.clientId === session.clientId ? visit : undefined;
    const place = placeOf({ zip: zip || own?.zip }, client);
    const found = freeTimesOf(read, {
      durationMinutes: Number(duration),
      zip: place.zip,
      id: own?.id,
      crew: own && (await activeOf(crewOf(own))),
    });
    const { cutoffHours, windowMinutes } = found.rules.settings.booking;
    const json = {
      days: found.days.map(({ date, times }) => ({ date, times: times.map((time) => time.toISOString()) })),
      needsPlace: !client?.address && !client?.zip,
      cutoffHours,
      windowMinutes,
    };
    return { status: 200, json };
  },
});
