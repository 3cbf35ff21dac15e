import { holdPlaceSchema } from '@welding/domain/booking/hold';
import { releaseTime } from '#actions/hold-time.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** DELETE /api/desk/holds/{id}?welderId=&start=: 204, and the time is free again, also when it was before. */
export const dropHold = staffRoute({
  method: 'DELETE',
  path: '/api/desk/holds/:id',
  roles: ['owner', 'office'],
  read: addressParts(holdPlaceSchema),
  answer: async ({ id, welderId, start }) => {
    await releaseTime(id, welderId, start);
    return { status: 204 };
  },
});
