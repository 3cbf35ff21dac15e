import { paymentIntentAnswerSchema } from '@welding/domain/payment';
import { apiRequest } from '#lib/api-request.ts';
import { apiPaths } from '#lib/paths.ts';

/**
 * Asks the server for a payment of `amount` dollars and gives the secret with which the card form confirms it.
 * Whose payment it is the server knows by itself; `clientId` is always empty (specification section 7).
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
    { body, signal },
  );
  return clientSecret;
}
