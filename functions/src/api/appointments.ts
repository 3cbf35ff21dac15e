import { appointmentRequestSchema } from '@welding/domain/appointment';
import { listAppointments } from '#data/appointments.ts';
import { book } from './book.ts';
import { clientListAddress } from './client-list-address.ts';
import { bookingLimits } from './limits.ts';
import { onceKey } from './once-key.ts';
import { json } from './readers.ts';
import { requireOwn } from './require-own.ts';
import { clientRoute } from './route.ts';

/**
 * GET /api/appointments/client/{clientId}: 200 and that client's appointments, by scheduledDate; with ?before=, an ISO
 * instant, those scheduled before it.
 */
export const listClientAppointments = clientRoute({
  method: 'GET',
  path: '/api/appointments/client/:clientId',
  read: clientListAddress,
  answer: async ({ clientId, before }, { session }) => {
    requireOwn(clientId, session);
    return { status: 200, json: await listAppointments(clientId, before) };
  },
});

/** POST /api/appointments: 201 and the appointment that the signed-in client booked. */
export const bookAppointment = clientRoute({
  method: 'POST',
  path: '/api/appointments',
  read: json(appointmentRequestSchema),
  answer: async (request, { address, session, idempotencyKey }) => {
    requireOwn(request.clientId, session);
    const once = onceKey(idempotencyKey, 'appointments', session.clientId, request);
    const limits = bookingLimits(session.clientId, address);
    return { status: 201, json: await book(request, { once, limits }) };
  },
});
