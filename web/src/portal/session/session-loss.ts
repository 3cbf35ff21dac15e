import { errorCodes } from '@welding/domain/error-codes';
import { ApiError } from '#shared/api/api-request.ts';

/** Why the server no longer takes this page's session: it ended, or the browser's cookie is another client's by now. */
export type SessionLoss = 'ended' | 'other-client';

/** Whether a request failed because the session is lost, and how. */
export function sessionLoss(error: unknown): SessionLoss | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'ended';
  return error.code === errorCodes.otherClient ? 'other-client' : null;
}
