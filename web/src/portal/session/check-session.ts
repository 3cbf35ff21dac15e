import { apiRequest } from '#shared/api/api-request.ts';
import { apiPaths } from '#shared/api/paths.ts';
import { sessionLoss } from '#shared/session/session-loss.ts';
import { leaveLostSession } from './leave-session.ts';

/**
 * To be called when Firestore refuses a list: asks the API, whose cookie ends with Firestore's session, and leaves the
 * session when it is lost. Anything else that is wrong with the list is the list's to say.
 */
export async function checkSession(clientId: string): Promise<void> {
  try {
    await apiRequest(apiPaths.clientProjects(clientId), () => undefined, { shownClient: clientId });
  } catch (error) {
    const loss = sessionLoss(error);
    if (loss) leaveLostSession(loss);
  }
}
