import { type CodeSent, codeMessages, codeRequestSchema } from '@welding/domain/entities/login-code';
import { shownClientHeader } from '@welding/domain/entities/shown-client';
import { maskEmail } from '@welding/domain/values/mask-email';
import { confirmSession, type Session } from '#data/sessions.ts';
import { conflict, noSession } from '#http/errors.ts';
import { json } from '#http/readers.ts';
import { requireShownClient } from '#http/require-shown-client.ts';
import { publicRoute } from '#http/route.ts';

/**
 * POST /api/sign-in/code: 202, whether anybody has the e-mail or not, and a cookie by which this browser is known when
 * the code is typed. Without an e-mail the code goes to the client of the session: 401 when there is none. Refused to
 * other sites, whose visitors would be sent mails.
 */
export const sendCode = publicRoute({
  method: 'POST',
  path: '/api/sign-in/code',
  refusesOtherSites: true,
  read: json(codeRequestSchema),
  answer: async ({ email: given }, { claimedSession, ...context }) => {
    const email = given ?? (await emailOf(claimedSession, context.header(shownClientHeader)));
    const { sendCode: send } = await import('#actions/send-code.ts');
    const headers = { 'Set-Cookie': await send(email, given === undefined ? 'confirm' : 'sign-in', context) };
    const answer: CodeSent = { sentTo: maskEmail(email) };
    return { status: 202, json: answer, headers };
  },
});

async function emailOf(session: Session | undefined, shown: string | undefined): Promise<string> {
  const client = session && (await confirmSession(session));
  if (!client) throw noSession();
  requireShownClient(shown, session);
  if (!client.email) throw conflict(codeMessages.noEmail);
  return client.email;
}
