import { appointmentRequestSchema } from '@welding/domain/entities/appointment';
import { book, lookBeforeBooking } from '#actions/book-appointment.ts';
import { listAppointments } from '#data/appointments.ts';
import { clientListAddress } from '#http/client-list-address.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { bookingLimits } from '#http/limits.ts';
import { json } from '#http/readers.ts';
import { requireOwn } from '#http/require-own.ts';
import { prefetchingClientRoute } from '#http/route.ts';

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
    const once = idempotencyKeyOf(idempotencyKey, 'appointments', session.clientId, request);
    return await lookBeforeBooking(request, once);
  },
  answer: async (request, { address, session, found }) => {
    const limits = bookingLimits(session.clientId, address);
    return { status: 201, json: await book(request, found, limits) };
  },
});
