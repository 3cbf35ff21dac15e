import {
  newWorkEntrySchema,
  workEntryChangeSchema,
  workEntryParamsSchema,
} from '@welding/domain/entities/work-entry';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, params } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { addHours, changeHours } from './change-hours.ts';

const roles = ['owner', 'office'] as const;

/** POST /api/desk/work-entries: 201 and hours that nobody tapped, once for each Idempotency-Key. */
export const addWorkEntry = staffRoute({
  method: 'POST',
  path: '/api/desk/work-entries',
  roles,
  read: json(newWorkEntrySchema),
  answer: async (body, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'work-entries', staff.id, body);
    return { status: 201, json: await addHours(body, staff, once) };
  },
});

/** PATCH /api/desk/work-entries/{id}: 200 and the hours, corrected, removed or put back; 409 for an old version. */
export const changeWorkEntry = staffRoute({
  method: 'PATCH',
  path: '/api/desk/work-entries/:id',
  roles,
  read: both(params(workEntryParamsSchema), json(workEntryChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await changeHours(id, change, staff),
  }),
});
