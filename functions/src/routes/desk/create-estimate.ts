import { newEstimateSchema } from '@welding/domain/entities/estimate-requests';
import { actorOf } from '@welding/domain/entities/staff';
import { createEstimate as create } from '#actions/write-estimate.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** POST /api/desk/estimates: 201 and the estimate, a draft with its number, once for each Idempotency-Key. */
export const createEstimate = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates',
  roles: ['owner', 'office'],
  read: json(newEstimateSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'estimates', staff.id, body);
    return { status: 201, json: await create(body, { actor: actorOf(staff), once }) };
  },
});
