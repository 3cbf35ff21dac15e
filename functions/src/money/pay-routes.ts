import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { type PaymentIntentRequest, paymentIntentRequestSchema } from '@welding/domain/entities/payment';
import { nobody, shownClientHeader } from '@welding/domain/entities/shown-client';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { paymentIntentLimits } from '#http/limits.ts';
import { json } from '#http/readers.ts';
import { publicRoute, type RequestContext } from '#http/route.ts';
import { requireShownClient } from '#http/session.ts';
import { isEnough } from '#is-enough.ts';
import { clientOfLink } from '#papers/link-request.ts';
import { noSession, notFound, notVerified } from '#refusal.ts';
import { confirmSession, type Session } from '#sign-in/sessions.ts';
import { countUses } from '#store/rate-limits.ts';
import { type Payer, startPayment } from './start-payment.ts';

/**
 * POST /api/create-payment-intent: 200 and the client secret; anyone may pay, each address so many times a minute. A page
 * says in the header X-Client whose portal it shows, so that nobody pays in the name of a client who signed in meanwhile. A
 * deposit and an invoice are for the verified client whose they are, and for whoever opened them by the link of a mail.
 */
export const createPaymentIntent = publicRoute({
  method: 'POST',
  path: '/api/create-payment-intent',
  read: json(paymentIntentRequestSchema),
  answer: async (request, context) => {
    const { ip, claimedSession, idempotencyKey, header } = context;
    if (header(paperLinkHeader) !== undefined) {
      await countUses(paymentIntentLimits(ip));
      return { status: 200, json: { clientSecret: await startLinked(request, context) } };
    }
    const [payer] = await Promise.all([
      findPayer(claimedSession, header(shownClientHeader)),
      countUses(paymentIntentLimits(ip)),
    ]);
    const isOwn = Boolean(request.estimateId ?? request.invoiceId);
    const clientSecret = isOwn
      ? await startOwn(request, payer, claimedSession?.verified === true)
      : await startPayment(request, payer, onceOf(request, payer, idempotencyKey));
    return { status: 200, json: { clientSecret } };
  },
});

/** Whoever opened an estimate or invoice by the link of a mail pays that one. */
async function startLinked(request: PaymentIntentRequest, context: RequestContext): Promise<string> {
  return await startOwed(request, (entity, id) => clientOfLink(context, entity, id));
}

async function startOwn(
  request: PaymentIntentRequest,
  payer: Payer | undefined,
  isVerified: boolean,
): Promise<string> {
  if (!payer) throw noSession();
  if (!isVerified) throw notVerified();
  return await startOwed(request, async () => payer.clientId);
}

/** Starts paying a deposit or an invoice. @param clientOf whose it has to be @throws Refusal as those; not_found for neither */
async function startOwed(
  { amount, estimateId, invoiceId }: PaymentIntentRequest,
  clientOf: (entity: 'estimate' | 'invoice', id: string) => Promise<string>,
): Promise<string> {
  const { startDeposit, startInvoicePayment } = await import('./start-own-payment.ts');
  if (estimateId) return await startDeposit(estimateId, amount, await clientOf('estimate', estimateId));
  if (!invoiceId) throw notFound();
  return await startInvoicePayment(invoiceId, amount, await clientOf('invoice', invoiceId));
}

/**
 * Who pays, or undefined for a payer who is not signed in.
 * @param shown whose portal the page shows: a client's id, `nobody`, or undefined from a caller that is no page of ours
 * @throws Refusal 401 when the page shows a client whose session has ended, 409 when the session is another client's
 */
async function findPayer(
  claimedSession: Session | undefined,
  shown: string | undefined,
): Promise<Payer | undefined> {
  if (shown === nobody) return undefined;
  const client = claimedSession && isEnough(claimedSession) && (await confirmSession(claimedSession));
  if (!client) {
    if (shown === undefined) return undefined;
    throw noSession();
  }
  requireShownClient(shown, claimedSession);
  return { ...client, clientId: claimedSession.clientId };
}

function onceOf(request: PaymentIntentRequest, payer: Payer | undefined, key: string | undefined) {
  return idempotencyKeyOf(key, 'payment-intents', payer?.clientId ?? 'anyone', request);
}
