import { availabilityQuerySchema } from '@welding/domain/booking/availability';
import { placeOf } from '#actions/booking-place.ts';
import { freeTimesOf, readTimes } from '#actions/free-time.ts';
import { findAppointment } from '#data/appointments.ts';
import { findClient } from '#data/clients.ts';
import { addressParts } from '#http/readers.ts';
import { prefetchingClientRoute } from '#http/route.ts';

/**
 * GET /api/availability: 200 and the free times of some days, for the client's own place unless the query names another.
 * Reads while the session is confirmed: it changes nothing, and strangers see nothing of it.
 */
export const showAvailability = prefetchingClientRoute({
  method: 'GET',
  path: '/api/availability',
  read: addressParts(availabilityQuerySchema),
  prefetch: async ({ from, days, zip, appointmentId }, { session }) => {
    const [read, client, visit] = await Promise.all([
      readTimes({ from, days }),
      findClient(session.clientId),
      appointmentId ? findAppointment(appointmentId) : undefined,
    ]);
    const own = visit?.clientId === session.clientId ? visit : undefined;
    return { read, client, place: placeOf({ zip: zip || own?.zip }, client), id: own?.id };
  },
  answer: async ({ duration }, { found: { read, client, place, id } }) => {
    const found = freeTimesOf(read, { durationMinutes: Number(duration), zip: place.zip, id });
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
