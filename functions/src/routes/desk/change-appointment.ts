import { actorOf } from '@welding/domain/entities/staff';
import { visitChangeSchema } from '@welding/domain/entities/visit';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { changeVisit } from '#actions/plan-visit.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/**
 * PATCH /api/desk/appointments/{id}: 200 and the visit as it is now; 409 for an old version, and for what no longer goes
 * with how the visit stands.
 */
export const changeAppointment = staffRoute({
  method: 'PATCH',
  path: '/api/desk/appointments/:id',
  roles: ['owner', 'office'],
  read: both(addressParts(z.object({ id: idSchema })), json(visitChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await changeVisit(id, change, actorOf(staff)),
  }),
});
