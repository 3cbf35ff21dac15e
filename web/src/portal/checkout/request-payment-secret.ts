import { paymentIntentAnswerSchema } from '@welding/domain/entities/payment';
import { nobody } from '@welding/domain/entities/shown-client';
import { apiRequest } from '#shared/api/api-request.ts';
import { apiPaths } from '#shared/api/paths.ts';
import { currentClient } from '#shared/session/portal-session.ts';

/**
 * Asks the server for a payment of `amount` dollars and gives the secret with which the card form confirms it.
 * Whose payment it is the server knows by itself; `clientId` is always empty (specification section 7). It refuses when
 * the session is not that of the client whom this page shows.
 * @throws as `apiRequest`
 */
export async function requestPaymentSecret(
  { amount, projectId }: { amount: number; projectId: string },
  signal: AbortSignal,
): Promise<string> {
  const body = { amount, projectId, clientId: '' };
  const { clientSecret } = await apiRequest(
    apiPaths.paymentIntent,
    (json) => paymentIntentAnswerSchema.parse(json),
    { body, signal, shownClient: currentClient()?.id ?? nobody },
  );
  return clientSecret;
}
