import { visitCancelSchema, visitMoveSchema } from '@welding/domain/booking/client-change';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { cancelOwnVisit, moveOwnVisit } from '#actions/move-own-visit.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { verifiedRoute } from '#http/route.ts';

const visit = addressParts(z.object({ id: idSchema }));

/**
 * POST /api/appointments/{id}/move: 200 and the visit at its new time; 409 after the cutoff with the number to call, and with
 * X-Free-Times for a time that is taken. Repeated, it changes nothing more.
 */
export const moveAppointment = verifiedRoute({
  method: 'POST',
  path: '/api/appointments/:id/move',
  read: both(visit, json(visitMoveSchema)),
  answer: async ([{ id }, { scheduledDate }], { session }) => ({
    status: 200,
    json: await moveOwnVisit(id, scheduledDate, session.clientId),
  }),
});

/** POST /api/appointments/{id}/cancel: 200 and the visit, cancelled; 409 after the cutoff with the number to call. */
export const cancelOwnAppointment = verifiedRoute({
  method: 'POST',
  path: '/api/appointments/:id/cancel',
  read: both(visit, json(visitCancelSchema)),
  answer: async ([{ id }, { reason }], { session }) => ({
    status: 200,
    json: await cancelOwnVisit(id, reason, session.clientId),
  }),
});
