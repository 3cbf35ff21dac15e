import { shownClientHeader } from '@welding/domain/api-paths';
import type { ClientSession } from '@welding/domain/entities/client';
import { signedInContact } from '@welding/domain/entities/client-names';
import {
  type CodeSent,
  codeMessages,
  codeRequestSchema,
  confirmedBrowserHeader,
  verificationSchema,
} from '@welding/domain/entities/login-code';
import { keepEmailSchema, myDetailsMessages } from '@welding/domain/entities/my-details';
import { errorCodes } from '@welding/domain/error-codes';
import { maskEmail } from '@welding/domain/values/email';
import * as z from 'zod/mini';
import { verificationLimits } from '#http/limits.ts';
import { both, json, params } from '#http/readers.ts';
import { Reply, sameSiteOnly, site } from '#http/resource-routes.ts';
import { beginSession, isKept, requirePageClient, sessionCookie } from '#http/session.ts';
import { conflict, isRefusal, noSession, notFound } from '#refusal.ts';
import { countUses } from '#store/rate-limits.ts';
import {
  askedCodeCookie,
  askedCodeLimits,
  askingBrowser,
  markConfirmedBrowser,
  readAskedCode,
} from './code-request.ts';
import { confirmSession, createClientToken, type Session } from './sessions.ts';

/**
 * 202 for every email, known or not, and a cookie that identifies this browser when the visitor
 * types the code. Without an email the code goes to the session's client: 401 without one. Refused to other sites, which
 * could make visitors get mails.
 */
export const askForCode = site.step(
  '/sign-in/code',
  sameSiteOnly,
  codeRequestSchema,
  async ({ email: given }, { claimedSession, ip, header }) => {
    const email = given ?? (await emailOf(claimedSession, header(shownClientHeader)));
    const purpose = given === undefined ? 'confirm' : 'sign-in';
    const { sendCode } = await import('./send-code.ts');
    const asked = await sendCode(
      email,
      purpose,
      askingBrowser(header),
      askedCodeLimits(email, { ip, header }),
    );
    const headers = { 'Set-Cookie': await askedCodeCookie(header('Cookie'), asked) };
    const json: CodeSent = { sentTo: maskEmail(email) };
    return new Reply({ status: 202, json, headers });
  },
);

async function emailOf(session: Session | undefined, shown: string | undefined): Promise<string> {
  const client = session && (await confirmSession(session));
  if (!client) throw noSession();
  requirePageClient(shown, session);
  if (!client.email) throw conflict(codeMessages.noEmail);
  return client.email;
}

/**
 * Responds like the lookup, with a verified session, for this browser's code or a mail's link; 401 with the reason. An email
 * with several accounts gets `places` to choose from instead. Raises this browser's session of the client; else begins one,
 * which with ?keep=1 outlives the browser's window. Refused to other sites, which could sign visitors in as another client.
 */
export const confirmByCode = site.step(
  '/sign-in/verify',
  sameSiteOnly,
  both(
    params(z.object({ keep: z.optional(z.literal('1', 'keep must be 1 or left out')) })),
    json(verificationSchema),
  ),
  async ([{ keep }, verification], { ip, claimedSession, header }) => {
    // Notes the time before the check, so that ending all sessions meanwhile ends this one, too.
    const askedAt = Date.now();
    await countUses(verificationLimits(ip));
    const { verifyCode } = await import('./verify-code.ts');
    const asked = readAskedCode(header('Cookie'));
    const proven = await verifyCode({ verification, asked, shown: header(shownClientHeader) });
    if ('places' in proven) return proven;
    const { client, contact, email } = proven;
    const { id } = client;
    const { firstName, lastName } = contact ?? client;
    const wantsKept = keep === '1';
    const raised = contact ? undefined : await raisable(claimedSession, id, wantsKept);
    const begun = raised ?? beginSession(id, wantsKept, askedAt, contact?.id);
    const session: Session = { ...begun, verified: true };
    const [token, cookie] = await Promise.all([
      createClientToken(session),
      sessionCookie(session, isKept(session)),
    ]);
    const ofContact = contact && { contact: signedInContact(client, contact) };
    const json: ClientSession = { id, firstName, lastName, token, ...ofContact };
    const headers = { 'Set-Cookie': cookie, [confirmedBrowserHeader]: markConfirmedBrowser(email) };
    return new Reply({ json, headers });
  },
);

/** This browser's session, if it is a valid one of that client and lasts long enough. */
async function raisable(
  session: Session | undefined,
  clientId: string,
  wantsKept: boolean,
): Promise<Session | undefined> {
  if (session?.clientId !== clientId || session.contactId || (wantsKept && !isKept(session)))
    return undefined;
  return (await confirmSession(session)) ? session : undefined;
}

/**
 * Takes the token from the mail about a changed email: restores the old email and ends every
 * session. 404 for an unknown or expired token. It does not sign in. Refused to other sites.
 */
export const keepEmail = site.step(
  '/sign-in/keep-email',
  sameSiteOnly,
  keepEmailSchema,
  async ({ token }, { ip }) => {
    await countUses(verificationLimits(ip));
    const { keepEarlierEmail } = await import('#clients/change-email.ts');
    const client = await keepEarlierEmail(token).catch((error: unknown) => {
      if (isRefusal(error, errorCodes.emailTaken)) throw conflict(myDetailsMessages.objectionLate);
      throw error;
    });
    if (!client) throw notFound(myDetailsMessages.objectionLate);
    return { email: maskEmail(client.email) };
  },
);
