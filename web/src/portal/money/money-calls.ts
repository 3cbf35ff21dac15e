import type { ApproveEstimate } from '@welding/domain/entities/estimate-requests';
import { accountPaths } from '#shared/api/account-paths.ts';
import { apiRequest } from '#shared/api/api-request.ts';

// Each throws as `apiRequest`. What the estimate is afterwards comes with the live list.

type Answered = { readonly clientId: string; readonly estimateId: string };

/** @param idempotencyKey the same for the same answer, so that one whose answer was lost counts once */
export async function approveEstimate(
  { clientId, estimateId }: Answered,
  body: ApproveEstimate,
  idempotencyKey: string,
): Promise<void> {
  await send(accountPaths.estimateAnswer(estimateId, 'approve'), clientId, body, idempotencyKey);
}

export async function declineEstimate(
  { clientId, estimateId }: Answered,
  body: { readonly reason?: string },
  idempotencyKey: string,
): Promise<void> {
  await send(accountPaths.estimateAnswer(estimateId, 'decline'), clientId, body, idempotencyKey);
}

export async function askAboutEstimate(
  { clientId, estimateId }: Answered,
  body: { readonly text: string },
  idempotencyKey: string,
): Promise<void> {
  await send(accountPaths.estimateAnswer(estimateId, 'question'), clientId, body, idempotencyKey);
}

async function send(path: string, shownClient: string, body: object, idempotencyKey: string): Promise<void> {
  await apiRequest(path, () => undefined, { body, shownClient, idempotencyKey });
}
