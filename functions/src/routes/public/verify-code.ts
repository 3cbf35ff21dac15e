import type { ClientSession } from '@welding/domain/entities/client';
import { verificationSchema } from '@welding/domain/entities/login-code';
import { shownClientHeader } from '@welding/domain/entities/shown-client';
import * as z from 'zod/mini';
import { createClientToken } from '#data/auth-token.ts';
import { countUses } from '#data/rate-limits.ts';
import { confirmSession, type Session } from '#data/sessions.ts';
import { readAskedCode } from '#http/asked-code.ts';
import { verificationLimits } from '#http/limits.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { beginSession, isKept, sessionCookie } from '#http/session.ts';

/**
 * POST /api/sign-in/verify: 200 as the lookup's answer, with a session that is verified, for the code that this browser
 * asked for or the token of a mail's link; 401 with what is wrong. The client's own session on this browser is raised;
 * else one begins, which with ?keep=1 outlives the browser's window. Refused to other sites: their visitors would be
 * signed in as somebody.
 */
export const verifyCode = publicRoute({
  method: 'POST',
  path: '/api/sign-in/verify',
  refusesOtherSites: true,
  read: both(
    addressParts(z.object({ keep: z.optional(z.literal('1', 'keep must be 1 or left out')) })),
    json(verificationSchema),
  ),
  answer: async ([{ keep }, verification], { address, claimedSession, header }) => {
    await countUses(verificationLimits(address));
    const { verifyCode: verify } = await import('#actions/verify-code.ts');
    const asked = readAskedCode(header('Cookie'));
    const { id, firstName, lastName } = await verify({
      verification,
      asked,
      shown: header(shownClientHeader),
    });
    const wantsKept = keep === '1';
    const raised = await raisable(claimedSession, id, wantsKept);
    const session: Session = { ...(raised ?? beginSession(id, wantsKept)), verified: true };
    const [token, cookie] = await Promise.all([
      createClientToken(session),
      sessionCookie(session, isKept(session)),
    ]);
    const answer: ClientSession = { id, firstName, lastName, token };
    return { status: 200, json: answer, headers: { 'Set-Cookie': cookie } };
  },
});

/** The session of this browser, when it holds, is that client's and lasts as long as is wanted. */
async function raisable(
  session: Session | undefined,
  clientId: string,
  wantsKept: boolean,
): Promise<Session | undefined> {
  if (session?.clientId !== clientId || (wantsKept && !isKept(session))) return undefined;
  return (await confirmSession(session)) ? session : undefined;
}
