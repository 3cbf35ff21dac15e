import { apiPaths } from '@welding/domain/api-paths';
import type { ClientChange } from '@welding/domain/entities/client-change';
import { type MyDetails, myDetailsSchema } from '@welding/domain/entities/my-details';
import type { Payment } from '@welding/domain/entities/payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import * as z from 'zod/mini';
import { apiRequest } from '#shared/api/api-request.ts';

const paymentListSchema = z.array(storedPaymentSchema);

// Each throws as `apiRequest`: ApiError 403 where a code is asked for first.

export async function fetchPayments(clientId: string, signal: AbortSignal): Promise<Payment[]> {
  const options = { shownClient: clientId, signal };
  return await apiRequest(
    apiPaths.clientPayments(clientId),
    (json) => paymentListSchema.parse(json),
    options,
  );
}

export async function fetchDetails(clientId: string, signal?: AbortSignal): Promise<MyDetails> {
  const options = { shownClient: clientId, ...(signal && { signal }) };
  return await apiRequest(apiPaths.me, (json) => myDetailsSchema.parse(json), options);
}

/** @param updatedAt the version that the change is made on */
export async function saveDetails(
  clientId: string,
  change: ClientChange,
  updatedAt: string | null,
): Promise<MyDetails> {
  const body = { ...change, updatedAt };
  const options = { method: 'PATCH', body, shownClient: clientId } as const;
  return await apiRequest(apiPaths.me, (json) => myDetailsSchema.parse(json), options);
}

/** Everything of the client's, as a file. */
export async function fetchEverything(clientId: string, signal: AbortSignal): Promise<Blob> {
  const options = { shownClient: clientId, signal };
  const everything = await apiRequest(apiPaths.exportMe, (json) => json, options);
  return new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
}
