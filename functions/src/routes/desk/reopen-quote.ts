import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { reopenQuote as reopen } from '#data/reopen-quote.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/quotes/{id}/reopen: 200 and the request, pending again; 409 once something followed its answer. */
export const reopenQuote = staffRoute({
  method: 'POST',
  path: '/api/desk/quotes/:id/reopen',
  roles: ['owner', 'office'],
  read: addressParts(z.object({ id: idSchema })),
  answer: async ({ id }, { staff }) => ({ status: 200, json: await reopen(id, staffActor(staff)) }),
});
