import { closeQuoteSchema } from '@welding/domain/entities/quote-answer';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { closeQuote as close } from '#data/quotes.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/quotes/{id}/close: 200 and the request; 409 for one that was answered otherwise. */
export const closeQuote = staffRoute({
  method: 'POST',
  path: '/api/desk/quotes/:id/close',
  roles: ['owner', 'office'],
  read: both(addressParts(z.object({ id: idSchema })), json(closeQuoteSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await close(id, body, staffActor(staff)),
  }),
});
