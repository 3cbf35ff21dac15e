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

/** @throws as `deskRequest`, and so do the others */
export async function createEstimate(body: NewEstimate, idempotencyKey: string): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimates, toEstimate, { body, idempotencyKey });
}

export async function changeEstimate(id: string, body: EstimateChange): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimate(id), toEstimate, { method: 'PATCH', body });
}

/** Sends a draft to its client. */
export async function sendEstimate({ id, updatedAt }: Version): Promise<Estimate> {
  const body = { updatedAt: updatedAt ?? null };
  return await deskRequest(deskApiPaths.estimateStep(id, 'send'), toEstimate, { body });
}

/** Marks what was asked about an estimate as answered. @param answer what is mailed; nothing where it was told by phone */
export async function answerQuestions({ id, updatedAt }: Version, answer?: string): Promise<Estimate> {
  const body = { updatedAt: updatedAt ?? null, ...(answer && { answer }) };
  return await deskRequest(deskApiPaths.estimateStep(id, 'answered'), toEstimate, { body });
}

/** Records an approval that was heard on the phone. */
export async function approveByPhone(
  { id, updatedAt }: Version,
  said: Omit<ApprovedByPhone, 'updatedAt'>,
): Promise<Estimate> {
  const body = { ...said, updatedAt: updatedAt ?? null };
  return await deskRequest(deskApiPaths.estimateStep(id, 'approved-by-phone'), toEstimate, { body });
}

/** Throws a draft away. */
export async function discardEstimate({ id, updatedAt = undefined }: Version): Promise<void> {
  const body = { updatedAt: updatedAt ?? null };
  await deskRequest(deskApiPaths.estimateStep(id, 'discard'), () => undefined, { body });
}

/** A new draft with the same contents, for this project. */
export async function copyEstimate(
  id: string,
  body: { readonly clientId: string; readonly projectId: string },
  idempotencyKey: string,
): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimateStep(id, 'copy'), toEstimate, { body, idempotencyKey });
}

/** A draft of the version that is to replace this one. */
export async function reviseEstimate(id: string, idempotencyKey: string): Promise<Estimate> {
  return await deskRequest(deskApiPaths.estimateStep(id, 'revise'), toEstimate, { body: {}, idempotencyKey });
}
