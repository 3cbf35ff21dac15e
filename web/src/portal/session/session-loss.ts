import { errorCodes } from '@welding/domain/error-codes';
import { ApiError, failureSentence } from '#shared/api/api-request.ts';
import { forgetPageDrafts } from '#shared/form/form-draft.ts';
import { portalSession } from '#shared/session/portal-session.ts';

portalSession.subscribe(() => {
  if (portalSession.current().phase === 'signing-out') forgetPageDrafts();
});

/** Why the server refuses this session: it ended, or the cookie is another client's by now. */
export type SessionLoss = 'ended' | 'other-client';

/** How the session was lost, if that caused the failure. */
export function sessionLoss(error: unknown): SessionLoss | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'ended';
  return error.code === errorCodes.otherClient ? 'other-client' : null;
}

/**
 * Gives `useSave` the sentence for a client's failed request. A lost session has no sentence and goes to
 * `onSessionLost`.
 * @param sayProblem the sentence for another error; undefined for none
 */
export function clientProblem(
  onSessionLost: (loss: SessionLoss) => void,
  sayProblem: (error: unknown) => string | undefined = failureSentence,
) {
  return (error: unknown): string | undefined => {
    const loss = sessionLoss(error);
    if (!loss) return sayProblem(error);
    onSessionLost(loss);
    return undefined;
  };
}
