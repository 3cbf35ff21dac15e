import { uploadTokenHeader } from '@welding/domain/entities/photo-address';
import { quoteRequestSchema } from '@welding/domain/entities/quote';
import { storeQuote } from '#data/quotes.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { quoteLimits } from '#http/limits.ts';
import { json } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { uploadTokenOf } from '#http/upload-token.ts';

/** POST /api/quotes: 201 and the quote, with what photos of it are sent by; anyone may ask for one, each address so many an hour. */
export const requestQuote = publicRoute({
  method: 'POST',
  path: '/api/quotes',
  read: json(quoteRequestSchema),
  answer: async (request, { address, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'quotes', 'anyone', request);
    const quote = await storeQuote(request, {
      once,
      limits: quoteLimits(address),
      also: async (batch, stored) => {
        const [{ queueQuoteReceived }, { queueNewRequest }] = await Promise.all([
          import('#messages/queue-quote-mail.ts'),
          import('#messages/push/staff-pushes.ts'),
        ]);
        await queueQuoteReceived(batch, stored);
        await queueNewRequest(batch, stored);
      },
    });
    const uploadToken = uploadTokenOf(quote);
    return { status: 201, json: { ...quote, uploadToken }, headers: { [uploadTokenHeader]: uploadToken } };
  },
});
