import { removePushDevicesOf } from '#data/push-devices.ts';
import { endAllSessions } from '#data/sessions.ts';
import { nothing } from '#http/readers.ts';
import { clientRoute } from '#http/route.ts';
import { endedSessionCookie } from '#http/session.ts';

/** POST /api/me/log-out-everywhere: 204, and every session of the client has ended, this one with its cookie. */
export const logOutEverywhere = clientRoute({
  method: 'POST',
  path: '/api/me/log-out-everywhere',
  read: nothing,
  answer: async (_, { session }) => {
    await endAllSessions(session.clientId);
    await removePushDevicesOf(session.clientId);
    return { status: 204, headers: { 'Set-Cookie': endedSessionCookie() } };
  },
});
