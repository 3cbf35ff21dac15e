import { apiPaths } from '@welding/domain/api-paths';
import type { ApproveEstimate } from '@welding/domain/entities/estimate-requests';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { apiRequest } from '#shared/api/api-request.ts';

/** The answers to an estimate. Each throws as `apiRequest`; sent twice, it counts once. */
export type EstimateAnswers = {
  readonly approve: (body: ApproveEstimate) => Promise<void>;
  readonly decline: (body: { readonly reason?: string }) => Promise<void>;
  readonly ask: (body: { readonly text: string }) => Promise<void>;
};

/** A signed-in client's answers. The live list brings the estimate's new state. */
export function portalAnswers(clientId: string, estimateId: string): EstimateAnswers {
  return answersTo(estimateId, (path, body) =>
    apiRequest(path, () => undefined, { body, shownClient: clientId }),
  );
}

/** The answers of a client who opened the estimate by a link. @param onAnswered gets the new estimate, unparsed */
export function linkAnswers(
  token: string,
  estimateId: string,
  onAnswered: (json: unknown) => void,
): EstimateAnswers {
  return answersTo(estimateId, (path, body) =>
    apiRequest(path, onAnswered, { body, headers: { [paperLinkHeader]: token } }),
  );
}

function answersTo(id: string, send: (path: string, body: object) => Promise<void>): EstimateAnswers {
  return {
    approve: (body) => send(apiPaths.estimateAnswer(id, 'approve'), body),
    decline: (body) => send(apiPaths.estimateAnswer(id, 'decline'), body),
    ask: (body) => send(apiPaths.estimateAnswer(id, 'question'), body),
  };
}
