import {
  acceptMailQuerySchema,
  acceptQuoteSchema,
  closeQuoteSchema,
} from '@welding/domain/entities/quote-answer';
import { nothing } from '#http/readers.ts';
import { desk, office } from '#http/resource-routes.ts';
import { tell } from '#messages/tell.ts';
import { acceptQuote } from './accept-quote.ts';
import { closeQuote, markSeen, reopenQuote } from './close-quote.ts';

export const routes = [
  desk.step('/quotes/:id/seen', office, nothing, (_, { actor }, id) => markSeen(id, actor)),
  /** The mail that accepting the request with `tell` would send. */
  desk.get('/quotes/:id/accept-mail', office, acceptMailQuerySchema, async ({ id, ...answer }) => {
    const { previewAnswer } = await import('./preview-answer.ts');
    return await previewAnswer(id, answer);
  }),
  /** The ids of client and project; 409 for a request that was answered. Mails the client only with `tell`. */
  desk.post('/quotes/:id/accept', office, acceptQuoteSchema, (body, { actor, once }, id) =>
    acceptQuote(id, body, actor, {
      once,
      also: async (batch, accepted) => {
        if (body.tell) await tell(batch, 'requestAccepted', accepted);
      },
    }),
  ),
  desk.step('/quotes/:id/close', office, closeQuoteSchema, (body, { actor }, id) =>
    closeQuote(id, body, actor),
  ),
  /** Makes the request pending again; 409 once the project was used. */
  desk.step('/quotes/:id/reopen', office, nothing, (_, { actor }, id) => reopenQuote(id, actor)),
];
