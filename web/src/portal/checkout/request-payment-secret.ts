import { apiPaths } from '@welding/domain/api-paths';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { type PaymentIntentRequest, paymentIntentAnswerSchema } from '@welding/domain/entities/payment';
import { nobody } from '@welding/domain/entities/shown-client';
import { paths } from '@welding/domain/paths';
import { apiRequest } from '#shared/api/api-request.ts';
import { currentClient } from '#shared/session/portal-session.ts';

/** What is paid: dollars, the project or '', and the estimate whose deposit or the invoice that it is. */
export type PaymentWish = Omit<PaymentIntentRequest, 'clientId'> & {
  /** The token of the mail's link by which the estimate or invoice was opened. */
  readonly paperLink?: string | undefined;
};

/**
 * Asks the server for a payment and gives the secret with which the card form confirms it.
 * Whose payment it is the server knows by itself; `clientId` is always empty (specification section 7). It refuses when
 * the session is not that of the client whom this page shows.
 * @throws as `apiRequest`
 */
export async function requestPaymentSecret(
  { paperLink, ...wish }: PaymentWish,
  signal: AbortSignal,
): Promise<string> {
  const body = { ...wish, clientId: '' };
  const headers = paperLink === undefined ? {} : { [paperLinkHeader]: paperLink };
  const { clientSecret } = await apiRequest(
    apiPaths.paymentIntent,
    (json) => paymentIntentAnswerSchema.parse(json),
    { body, signal, headers, shownClient: currentClient()?.id ?? nobody },
  );
  return clientSecret;
}

/**
 * Where a bank's own page sends the payer back to: the paper that is paid, else the portal (specification section 7). The
 * token of a mail's link is not in it, which Stripe and banks read: the tab knows which link it opened.
 */
export function returnPathOf({ estimateId, invoiceId, paperLink }: PaymentWish): string {
  if (invoiceId) return paperLink === undefined ? paths.invoice(invoiceId) : paths.invoiceLinks;
  if (estimateId) return paperLink === undefined ? paths.estimate(estimateId) : paths.estimateLinks;
  return paths.dashboard;
}
