import { errorCodes } from '@welding/domain/error-codes';
import { ApiError } from '#shared/api/api-request.ts';

/** Why the server refuses this session: it ended, or the cookie is another client's by now. */
export type SessionLoss = 'ended' | 'other-client';

/** How the session was lost, if that caused the failure. */
export function sessionLoss(error: unknown): SessionLoss | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'ended';
  return error.code === errorCodes.otherClient ? 'other-client' : null;
}
