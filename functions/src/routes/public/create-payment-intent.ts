import { paymentIntentRequestSchema } from '@welding/domain/entities/payment';
import { shownClientHeader } from '@welding/domain/entities/shown-client';
import { findPayer } from '#actions/find-payer.ts';
import { startPayment } from '#actions/start-payment.ts';
import { countUses } from '#data/rate-limits.ts';
import { paymentIntentLimits } from '#http/limits.ts';
import { json } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';

/**
 * POST /api/create-payment-intent: 200 and the client secret; anyone may pay, each address so many times a minute. A page
 * says in the header X-Client whose portal it shows, so that nobody pays in the name of a client who signed in meanwhile.
 */
export const createPaymentIntent = publicRoute({
  method: 'POST',
  path: '/api/create-payment-intent',
  read: json(paymentIntentRequestSchema),
  answer: async (request, { address, claimedSession, idempotencyKey, header }) => {
    const [payer] = await Promise.all([
      findPayer(claimedSession, header(shownClientHeader)),
      countUses(paymentIntentLimits(address)),
    ]);
    return { status: 200, json: { clientSecret: await startPayment(request, payer, idempotencyKey) } };
  },
});
