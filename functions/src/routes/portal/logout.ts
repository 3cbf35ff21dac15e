import { removePushDevicesOfSession } from '#data/push-devices.ts';
import { endSession } from '#data/sessions.ts';
import { nothing } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { endedSessionCookie } from '#http/session.ts';

/**
 * POST /api/logout: 204, this session is ended, its cookie gone, and its device gets no notifications any more. When the
 * end cannot be stored, the cookie stays with the error, so that the browser can ask again. Refused to other sites, which
 * may not sign anybody out.
 */
export const logout = publicRoute({
  method: 'POST',
  path: '/api/logout',
  refusesOtherSites: true,
  read: nothing,
  answer: async (_, { claimedSession }) => {
    if (claimedSession) {
      await endSession(claimedSession);
      await removePushDevicesOfSession(claimedSession.id);
    }
    return { status: 204, headers: { 'Set-Cookie': endedSessionCookie() } };
  },
});
