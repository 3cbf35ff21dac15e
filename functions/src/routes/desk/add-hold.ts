import { newHoldSchema } from '@welding/domain/booking/hold';
import { holdTime } from '#actions/hold-time.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/**
 * POST /api/desk/holds: 201 and a time of a welder that nobody else gets for ten minutes; 409 for what is in the way. The
 * Idempotency-Key becomes the hold's id, so that a repeated request finds its hold.
 */
export const addHold = staffRoute({
  method: 'POST',
  path: '/api/desk/holds',
  roles: ['owner', 'office'],
  read: json(newHoldSchema),
  answer: async (hold, { staff, idempotencyKey }) => ({
    status: 201,
    json: await holdTime(hold, idempotencyKey, staff),
  }),
});
