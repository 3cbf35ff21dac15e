import { nobody, shownClientHeader } from '@welding/domain/api-paths';
import { hasRole } from '@welding/domain/entities/client';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { type PaymentIntentRequest, paymentIntentRequestSchema } from '@welding/domain/entities/payment';
import { paymentIntentLimits } from '#http/limits.ts';
import { anywhere, site } from '#http/resource-routes.ts';
import type { RequestContext } from '#http/route.ts';
import { requirePageClient } from '#http/session.ts';
import { opensPortal } from '#opens-portal.ts';
import { visitorOfLink } from '#papers/link-request.ts';
import { contactMayNot, noSession, notFound, notVerified } from '#refusal.ts';
import { confirmSession, type Session } from '#sign-in/sessions.ts';
import { idempotencyKeyOf } from '#store/idempotency.ts';
import { countUses } from '#store/rate-limits.ts';
import { type Payer, startPayment } from './start-payment.ts';

export const routes = [
  /**
   * The client secret. Anyone may pay, with a limit per address. A page sends X-Client with the client whose portal it shows, so
   * that no one pays in the name of a client who signed in meanwhile. A deposit or an invoice takes its verified client, or a
   * visitor with the link from its mail.
   */
  site.step('/create-payment-intent', anywhere, paymentIntentRequestSchema, async (request, context) => {
    const { ip, claimedSession, idempotencyKey, header } = context;
    if (header(paperLinkHeader) !== undefined) {
      await countUses(paymentIntentLimits(ip));
      return { clientSecret: await startLinked(request, context) };
    }
    const [payer] = await Promise.all([
      findPayer(claimedSession, header(shownClientHeader)),
      countUses(paymentIntentLimits(ip)),
    ]);
    const isOwn = Boolean(request.estimateId ?? request.invoiceId);
    const clientSecret = isOwn
      ? await startOwn(request, payer, claimedSession?.verified === true)
      : await startPayment(request, payer, onceOf(request, payer, idempotencyKey));
    return { clientSecret };
  }),
];

/** A visitor with a mail's link pays that paper. */
async function startLinked(request: PaymentIntentRequest, context: RequestContext): Promise<string> {
  return await startOwed(request, async (entity, id) => (await visitorOfLink(context, entity, id)).clientId);
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

/**
 * Starts paying a deposit or an invoice. @param clientOf the required client @throws its errors; Refusal not_found for neither
 */
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
 * The paying client, undefined for a visitor who is not signed in.
 * @param shown the client id of the portal the page shows, `nobody`, or undefined from other callers than our pages
 * @throws Refusal 401 when the shown client's session has ended, 409 when the session is another client's, 403 for a contact
 * without invoices
 */
async function findPayer(
  claimedSession: Session | undefined,
  shown: string | undefined,
): Promise<Payer | undefined> {
  if (shown === nobody) return undefined;
  const client = claimedSession && opensPortal(claimedSession) && (await confirmSession(claimedSession));
  if (!client) {
    if (shown === undefined) return undefined;
    throw noSession();
  }
  requirePageClient(shown, claimedSession);
  if (!hasRole(client.roles, ['invoices'])) throw contactMayNot();
  return { email: client.email, clientId: claimedSession.clientId };
}

function onceOf(request: PaymentIntentRequest, payer: Payer | undefined, key: string | undefined) {
  return idempotencyKeyOf(key, 'payment-intents', payer?.clientId ?? 'anyone', request);
}
