import { quoteRequestSchema } from '@welding/domain/quote';
import { storeQuote } from '#data/quotes.ts';
import { quoteLimits } from './limits.ts';
import { onceKey } from './once-key.ts';
import { json } from './readers.ts';
import { publicRoute } from './route.ts';

/** POST /api/quotes: 201 and the quote; anyone may ask for one, each address so many an hour. */
export const requestQuote = publicRoute({
  method: 'POST',
  path: '/api/quotes',
  read: json(quoteRequestSchema),
  answer: async (request, { address, idempotencyKey }) => {
    const once = onceKey(idempotencyKey, 'quotes', 'anyone', request);
    return { status: 201, json: await storeQuote(request, { once, limits: quoteLimits(address) }) };
  },
});
