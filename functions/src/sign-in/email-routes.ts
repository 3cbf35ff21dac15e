import { randomUUID } from 'node:crypto';
import type { ClientSession } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { emailSchema } from '@welding/domain/values/email';
import * as z from 'zod/mini';
import { findClientByEmail } from '#clients/clients.ts';
import { config } from '#config.ts';
import { codeSent } from '#http/errors.ts';
import { lookupLimits } from '#http/limits.ts';
import { Reply, sameSiteOnly, site } from '#http/resource-routes.ts';
import { beginSession, sessionCookie } from '#http/session.ts';
import { notFound } from '#refusal.ts';
import { countUses, refuseUsedUp, type UsesOf } from '#store/rate-limits.ts';
import { askedCodeCookie, askedCodeLimits, askingBrowser } from './code-request.ts';
import { createClientToken } from './sessions.ts';

/**
 * The client's name, a token, and the session's cookie, which with ?keep=1 outlives the
 * browser's window; 404 for an unknown email. Lookups are limited per address, those of unknown emails also in total. Known and
 * unknown emails get the same refusal past a limit and take the same steps, so that timing reveals nothing. Refused to other
 * sites, which could sign visitors in as another client.
 * With PORTAL_SIGN_IN=verified: 403 for every email, and a known client gets a code by mail.
 */
export const lookUpClient = site.get(
  '/clients/:email',
  sameSiteOnly,
  z.object({ email: emailSchema, keep: z.optional(z.literal('1', 'keep must be 1 or left out')) }),
  async ({ email, keep }, { ip, header }) => {
    if (config().PORTAL_SIGN_IN === 'verified') {
      const { sendCode } = await import('./send-code.ts');
      const asked = await sendCode(
        email,
        'sign-in',
        askingBrowser(header),
        askedCodeLimits(email, { ip, header }),
      );
      throw codeSent(await askedCodeCookie(header('Cookie'), asked));
    }
    const { misses, hits } = lookupLimits(ip);
    const askedAt = Date.now();
    const limits = [...misses, ...hits];
    refuseUsedUp(limits);
    const searching = findClientByEmail(email);
    const decideUses = async (): Promise<UsesOf> => {
      const used = (await searching) ? hits : misses;
      return (limit) => (used.includes(limit) ? 1 : 0);
    };
    const counting = countUses(limits, decideUses);
    const [client] = await Promise.all([searching, counting]);
    const { id, firstName, lastName } = client ?? { id: randomUUID(), firstName: '', lastName: '' };
    const kept = keep === '1';
    const session = beginSession(id, kept, askedAt);
    const [token, cookie] = await Promise.all([createClientToken(session), sessionCookie(session, kept)]);
    if (!client) throw notFound(apiMessages.clientNotFound);
    const json: ClientSession = { id, firstName, lastName, token };
    return new Reply({ json, headers: { 'Set-Cookie': cookie } });
  },
);
