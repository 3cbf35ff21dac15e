import { deskApiPaths } from '@welding/domain/api-paths';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import type {
  ApprovedByPhone,
  EstimateChange,
  NewEstimate,
} from '@welding/domain/entities/estimate-requests';
import { deskRequest } from '#desk/session/desk-request.ts';

const toEstimate = (json: unknown) => estimateSchema.parse(json);
type Version = Pick<Estimate, 'id' | 'updatedAt'>;

/** @throws as `deskRequest`, like the others */
export async function createEstimate(body: NewEstimate, idempotencyKey: string): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimates, toEstimate, { body, idempotencyKey });
}

export async function changeEstimate(id: string, body: EstimateChange): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimate(id), toEstimate, { method: 'PATCH', body });
}

export async function sendEstimate({ id, updatedAt }: Version): Promise<Estimate> {
  const body = { updatedAt: updatedAt ?? null };
  return await deskRequest(deskApiPaths.estimateStep(id, 'send'), toEstimate, { body });
}

/**
 * Marks an estimate's questions as answered.
 * @param answer the text to mail; missing if given by phone
 */
export async function answerQuestions({ id, updatedAt }: Version, answer?: string): Promise<Estimate> {
  const body = { updatedAt: updatedAt ?? null, ...(answer && { answer }) };
  return await deskRequest(deskApiPaths.estimateStep(id, 'answered'), toEstimate, { body });
}

export async function approveByPhone(
  { id, updatedAt }: Version,
  said: Omit<ApprovedByPhone, 'updatedAt'>,
): Promise<Estimate> {
  const body = { ...said, updatedAt: updatedAt ?? null };
  return await deskRequest(deskApiPaths.estimateStep(id, 'approved-by-phone'), toEstimate, { body });
}

export async function discardEstimate({ id, updatedAt = undefined }: Version): Promise<void> {
  const body = { updatedAt: updatedAt ?? null };
  await deskRequest(deskApiPaths.estimateStep(id, 'discard'), () => undefined, { body });
}

export async function copyEstimate(
  id: string,
  body: { readonly clientId: string; readonly projectId: string },
  idempotencyKey: string,
): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimateStep(id, 'copy'), toEstimate, { body, idempotencyKey });
}

export async function reviseEstimate(id: string, idempotencyKey: string): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimateStep(id, 'revise'), toEstimate, { body: {}, idempotencyKey });
}
