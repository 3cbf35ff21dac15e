import {
  acceptMailQuerySchema,
  acceptQuoteSchema,
  closeQuoteSchema,
} from '@welding/domain/entities/quote-answer';
import { actorOf } from '@welding/domain/entities/staff';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, params, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { acceptQuote as accept } from './accept-quote.ts';
import { closeQuote as close, markSeen, reopenQuote as reopen } from './close-quote.ts';

/** POST /api/desk/quotes/{id}/seen: 200 and the request, which somebody at the desk has now seen. */
export const openQuote = staffRoute({
  method: 'POST',
  path: '/api/desk/quotes/:id/seen',
  roles: ['owner', 'office'],
  read: withId,
  answer: async ({ id }, { staff }) => ({ status: 200, json: await markSeen(id, actorOf(staff)) }),
});

/** GET /api/desk/quotes/{id}/accept-mail: 200 and the mail that accepting it with `tell` would send. */
export const previewAcceptMail = staffRoute({
  method: 'GET',
  path: '/api/desk/quotes/:id/accept-mail',
  roles: ['owner', 'office'],
  read: params(acceptMailQuerySchema),
  answer: async ({ id, ...answer }) => {
    const { previewAnswer } = await import('./preview-answer.ts');
    return { status: 200, json: await previewAnswer(id, answer) };
  },
});

/**
 * POST /api/desk/quotes/{id}/accept: 201 and the ids of client and project; 409 for a request that was answered. Nobody is
 * mailed unless `tell` says so.
 */
export const acceptQuote = staffRoute({
  method: 'POST',
  path: '/api/desk/quotes/:id/accept',
  roles: ['owner', 'office'],
  read: both(withId, json(acceptQuoteSchema)),
  answer: async ([{ id }, body], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, `accept ${id}`, staff.id, body);
    const accepted = await accept(id, body, actorOf(staff), {
      once,
      also: async (batch, answered) => {
        if (!body.tell) return;
        const { queueQuoteAnswered } = await import('#messages/queue-quote-mail.ts');
        await queueQuoteAnswered(batch, answered);
      },
    });
    return { status: 201, json: accepted };
  },
});

/** POST /api/desk/quotes/{id}/close: 200 and the request; 409 for one that was answered otherwise. */
export const closeQuote = staffRoute({
  method: 'POST',
  path: '/api/desk/quotes/:id/close',
  roles: ['owner', 'office'],
  read: both(withId, json(closeQuoteSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await close(id, body, actorOf(staff)),
  }),
});

/** POST /api/desk/quotes/{id}/reopen: 200 and the request, pending again; 409 once something followed its answer. */
export const reopenQuote = staffRoute({
  method: 'POST',
  path: '/api/desk/quotes/:id/reopen',
  roles: ['owner', 'office'],
  read: withId,
  answer: async ({ id }, { staff }) => ({ status: 200, json: await reopen(id, actorOf(staff)) }),
});
