import { apiPaths } from '@welding/domain/api-paths';
import type { ApproveEstimate } from '@welding/domain/entities/estimate-requests';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { apiRequest } from '#shared/api/api-request.ts';

/** What can be said to an estimate. Each throws as `apiRequest`; one that is sent twice counts once. */
export type EstimateAnswers = {
  readonly approve: (body: ApproveEstimate) => Promise<void>;
  readonly decline: (body: { readonly reason?: string }) => Promise<void>;
  readonly ask: (body: { readonly text: string }) => Promise<void>;
};

/** The answers of a client who is signed in. What the estimate is afterwards comes with the live list. */
export function portalAnswers(clientId: string, estimateId: string): EstimateAnswers {
  return answersTo(estimateId, (path, body) =>
    apiRequest(path, () => undefined, { body, shownClient: clientId }),
  );
}

/** The answers of whoever opened the estimate by a link. @param onAnswered is given the estimate as it is then, unparsed */
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
