import { apiPaths } from '@welding/domain/api-paths';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';
import { leaveLostSession } from './leave-session.ts';
import { sessionLoss } from './session-loss.ts';

/** The pause between unanswered requests grows between these bounds. */
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/**
 * Call it when Firestore refuses a list. Asks the API until it answers, because its cookie ends with Firestore's session, and
 * leaves a lost session.
 * @returns how to stop
 */
export function checkSession(clientId: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  const ask = async () => {
    if ((await isAnswered(clientId, signal)) || signal.aborted) return;
    timer = setTimeout(ask, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  };
  void ask();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

async function isAnswered(clientId: string, signal: AbortSignal): Promise<boolean> {
  try {
    await apiRequest(apiPaths.clientProjects(clientId), () => undefined, { shownClient: clientId, signal });
    return true;
  } catch (error) {
    const loss = sessionLoss(error);
    if (loss) leaveLostSession(loss);
    return error instanceof ApiError && error.status < 500;
  }
}
