import { appointmentRequestSchema } from '@welding/domain/appointment';
import { listAppointments } from '#data/appointments.ts';
import { book, lookBeforeBooking } from './book.ts';
import { clientListAddress } from './client-list-address.ts';
import { bookingLimits } from './limits.ts';
import { onceKey } from './once-key.ts';
import { json } from './readers.ts';
import { requireOwn } from './require-own.ts';
import { prefetchingClientRoute } from './route.ts';

/**
 * GET /api/appointments/client/{clientId}: 200 and that client's appointments, by scheduledDate; with ?before=, an ISO
 * instant, those scheduled before it.
 */
export const listClientAppointments = prefetchingClientRoute({
  method: 'GET',
  path: '/api/appointments/client/:clientId',
  read: clientListAddress,
  prefetch: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    return await listAppointments(clientId, before);
  },
  answer: async (_, { found }) => ({ status: 200, json: found }),
});

/** POST /api/appointments: 201 and the appointment that the signed-in client booked. */
export const bookAppointment = prefetchingClientRoute({
  method: 'POST',
  path: '/api/appointments',
  read: json(appointmentRequestSchema),
  prefetch: async (request, { session, idempotencyKey }) => {
    requireOwn(request.clientId, session);
    const once = onceKey(idempotencyKey, 'appointments', session.clientId, request);
    return await lookBeforeBooking(request, once);
  },
  answer: async (request, { address, session, found }) => {
    const limits = bookingLimits(session.clientId, address);
    return { status: 201, json: await book(request, found, limits) };
  },
});
