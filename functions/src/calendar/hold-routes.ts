import { holdPlaceSchema, newHoldSchema } from '@welding/domain/booking/hold';
import { suggestionsQuerySchema } from '@welding/domain/booking/suggestion';
import { json, params } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { holdTime, releaseTime } from './hold-time.ts';
import { suggestTimes as suggest } from './suggest-times.ts';

/**
 * POST /api/desk/holds: 201 and a time of a welder, or of a crew, that nobody else gets for ten minutes; 409 for what is in the way.
 * Of the same person's Idempotency-Key it is the same hold.
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

/** DELETE /api/desk/holds/{id}?welderId=&welderIds=&start=: 204, and the time is free again, also when it was before. */
export const dropHold = staffRoute({
  method: 'DELETE',
  path: '/api/desk/holds/:id',
  roles: ['owner', 'office'],
  read: params(holdPlaceSchema),
  answer: async ({ id, welderId, welderIds = [welderId], start }) => {
    await releaseTime(id, welderIds, start);
    return { status: 204 };
  },
});

/** GET /api/desk/suggestions: 200 and who could make a visit when, the least driving first; 400 for a crew that is none. */
export const suggestTimes = staffRoute({
  method: 'GET',
  path: '/api/desk/suggestions',
  roles: ['owner', 'office'],
  read: params(suggestionsQuerySchema),
  answer: async (query) => ({ status: 200, json: await suggest(query) }),
});
