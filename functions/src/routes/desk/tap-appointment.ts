import { staffRoles } from '@welding/domain/entities/staff';
import { type VisitTap, type VisitTapKind, visitTapBodies } from '@welding/domain/entities/visit-tap';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { tapVisit } from '#actions/tap-visit.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { type Route, staffRoute } from '#http/route.ts';

const visit = addressParts(z.object({ id: idSchema }));

/** POST /api/desk/appointments/{id}/on-my-way `{at}`: 200 and the visit; as all taps, 409 for one that was cancelled meanwhile. */
export const setOut = tapRoute('on-my-way', visitTapBodies['on-my-way'], (body) => ({
  ...body,
  kind: 'on-my-way',
}));

/** POST /api/desk/appointments/{id}/start `{at}`: 200 and the visit. */
export const startAppointment = tapRoute('start', visitTapBodies.start, (body) => ({
  ...body,
  kind: 'start',
}));

/** POST /api/desk/appointments/{id}/finish `{at, hours, note?, amountToCollect?}`: 200 and the visit, completed. */
export const finishAppointment = tapRoute('finish', visitTapBodies.finish, (body) => ({
  ...body,
  kind: 'finish',
}));

/** POST /api/desk/appointments/{id}/cancel `{at, reason?}`: 200 and the visit, cancelled. */
export const cancelAppointment = tapRoute('cancel', visitTapBodies.cancel, (body) => ({
  ...body,
  kind: 'cancel',
}));

/**
 * One tap. A phone that lost the answer sends it again, with the same Idempotency-Key or without: what makes it the same
 * is its time, so that it holds for as long as the visit does.
 */
function tapRoute<Body>(
  kind: VisitTapKind,
  body: z.ZodMiniType<Body>,
  toTap: (body: Body) => VisitTap,
): Route {
  return staffRoute({
    method: 'POST',
    path: `/api/desk/appointments/:id/${kind}`,
    roles: staffRoles,
    read: both(visit, json(body)),
    answer: async ([{ id }, given], { staff }) => ({
      status: 200,
      json: await tapVisit(id, toTap(given), staff),
    }),
  });
}
