import { nothing } from './readers.ts';
import { publicRoute } from './route.ts';
import { endedSessionCookie } from './session.ts';

/** POST /api/logout: 204, and the session's cookie is gone. Refused to other sites, which may not sign anybody out. */
export const logout = publicRoute({
  method: 'POST',
  path: '/api/logout',
  refusesOtherSites: true,
  read: nothing,
  answer: async () => ({ status: 204, headers: { 'Set-Cookie': endedSessionCookie() } }),
});
