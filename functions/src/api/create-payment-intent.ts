import { paymentIntentRequestSchema } from '@welding/domain/payment';
import { countUses } from '#data/rate-limits.ts';
import { paymentIntentLimits } from './limits.ts';
import { json } from './readers.ts';
import { publicRoute } from './route.ts';
import { startPayment } from './start-payment.ts';

/** POST /api/create-payment-intent: 200 and the client secret; anyone may pay, each address so many times a minute. */
export const createPaymentIntent = publicRoute({
  method: 'POST',
  path: '/api/create-payment-intent',
  read: json(paymentIntentRequestSchema),
  answer: async (request, { address, session, idempotencyKey }) => {
    await countUses(paymentIntentLimits(address));
    return { status: 200, json: { clientSecret: await startPayment(request, session, idempotencyKey) } };
  },
});
