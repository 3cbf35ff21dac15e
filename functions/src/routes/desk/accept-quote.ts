import { acceptQuoteSchema } from '@welding/domain/entities/quote-answer';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { acceptQuote as accept } from '#data/accept-quote.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/** POST /api/desk/quotes/{id}/accept: 201 and the ids of client and project; 409 for a request that was answered. */
export const acceptQuote = staffRoute({
  method: 'POST',
  path: '/api/desk/quotes/:id/accept',
  roles: ['owner', 'office'],
  read: both(addressParts(z.object({ id: idSchema })), json(acceptQuoteSchema)),
  answer: async ([{ id }, body], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, `accept ${id}`, staff.id, body);
    const accepted = await accept(id, body, staffActor(staff), {
      once,
      also: async (batch, answered) => {
        const { queueQuoteAnswered } = await import('#messages/queue-quote-mail.ts');
        await queueQuoteAnswered(batch, answered);
      },
    });
    return { status: 201, json: accepted };
  },
});
