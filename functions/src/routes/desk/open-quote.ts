import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { markSeen } from '#data/quotes.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/quotes/{id}/seen: 200 and the request, which somebody at the desk has now seen. */
export const openQuote = staffRoute({
  method: 'POST',
  path: '/api/desk/quotes/:id/seen',
  roles: ['owner', 'office'],
  read: addressParts(z.object({ id: idSchema })),
  answer: async ({ id }, { staff }) => ({ status: 200, json: await markSeen(id, staffActor(staff)) }),
});
