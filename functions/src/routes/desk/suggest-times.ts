import { availabilityQuerySchema } from '@welding/domain/booking/availability';
import { suggestTimes as suggest } from '#actions/suggest-times.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** GET /api/desk/suggestions: 200 and who could make a visit when, the least driving first. */
export const suggestTimes = staffRoute({
  method: 'GET',
  path: '/api/desk/suggestions',
  roles: ['owner', 'office'],
  read: addressParts(availabilityQuerySchema),
  answer: async (query) => ({ status: 200, json: await suggest(query) }),
});
