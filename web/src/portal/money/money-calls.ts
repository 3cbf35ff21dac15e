import type { ApproveEstimate } from '@welding/domain/entities/estimate-requests';
import { accountPaths } from '#shared/api/account-paths.ts';
import { apiRequest } from '#shared/api/api-request.ts';

// Each throws as `apiRequest`. What the estimate is afterwards comes with the live list; one that is sent twice counts once.

type Answered = { readonly clientId: string; readonly estimateId: string };

export async function approveEstimate(
  { clientId, estimateId }: Answered,
  body: ApproveEstimate,
): Promise<void> {
  await send(accountPaths.estimateAnswer(estimateId, 'approve'), clientId, body);
}

export async function declineEstimate(
  { clientId, estimateId }: Answered,
  body: { readonly reason?: string },
): Promise<void> {
  await send(accountPaths.estimateAnswer(estimateId, 'decline'), clientId, body);
}

export async function askAboutEstimate(
  { clientId, estimateId }: Answered,
  body: { readonly text: string },
): Promise<void> {
  await send(accountPaths.estimateAnswer(estimateId, 'question'), clientId, body);
}

async function send(path: string, shownClient: string, body: object): Promise<void> {
  await apiRequest(path, () => undefined, { body, shownClient });
}
