import { type PaymentIntentRequest, paymentIntentRequestSchema } from '@welding/domain/entities/payment';
import { shownClientHeader } from '@welding/domain/entities/shown-client';
import { apiMessages } from '@welding/domain/messages';
import { findPayer, type Payer } from '#actions/find-payer.ts';
import { startPayment } from '#actions/start-payment.ts';
import { countUses } from '#data/rate-limits.ts';
import { forbidden, noSession } from '#http/errors.ts';
import { paymentIntentLimits } from '#http/limits.ts';
import { json } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';

/**
 * POST /api/create-payment-intent: 200 and the client secret; anyone may pay, each address so many times a minute. A page
 * says in the header X-Client whose portal it shows, so that nobody pays in the name of a client who signed in meanwhile. A
 * deposit and an invoice are for the verified client whose they are.
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
    const isOwn = Boolean(request.estimateId ?? request.invoiceId);
    const clientSecret = isOwn
      ? await startOwn(request, payer, claimedSession?.verified === true)
      : await startPayment(request, payer, idempotencyKey);
    return { status: 200, json: { clientSecret } };
  },
});

async function startOwn(
  { amount, estimateId, invoiceId }: PaymentIntentRequest,
  payer: Payer | undefined,
  isVerified: boolean,
): Promise<string> {
  if (!payer) throw noSession();
  if (!isVerified) throw forbidden(apiMessages.notVerified);
  const { startDeposit, startInvoicePayment } = await import('#actions/start-own-payment.ts');
  if (estimateId) return await startDeposit(estimateId, amount, payer.clientId);
  return await startInvoicePayment(invoiceId ?? '', amount, payer.clientId);
}
