import { randomUUID } from 'node:crypto';
import type { ClientSession } from '@welding/domain/client';
import { emailSchema } from '@welding/domain/email';
import { apiMessages } from '@welding/domain/messages';
import * as z from 'zod/mini';
import { createClientToken } from '#data/auth-token.ts';
import { findClientByEmail } from '#data/clients.ts';
import { countUses } from '#data/rate-limits.ts';
import { notFound } from './errors.ts';
import { lookupMissLimit } from './limits.ts';
import { addressParts } from './readers.ts';
import { publicRoute } from './route.ts';
import { beginSession, sessionCookie } from './session.ts';

/**
 * GET /api/clients/{email}: 200, the client's name and a token, and the session's cookie, which lasts beyond the
 * browser's window with ?keep=1; 404 for an unknown e-mail, each address so many an hour. Known and unknown e-mails
 * go through the same steps, so that the time taken does not tell them apart.
 */
export const lookUpClient = publicRoute({
  method: 'GET',
  path: '/api/clients/:email',
  read: addressParts(
    z.object({ email: emailSchema, keep: z.optional(z.literal('1', 'keep must be 1 or left out')) }),
  ),
  answer: async ({ email, keep }, { address }) => {
    const searching = findClientByEmail(email);
    const missesOf = async () => ((await searching) ? 0 : 1);
    const [client] = await Promise.all([searching, countUses(lookupMissLimit(address), missesOf)]);
    const { id, firstName, lastName } = client ?? { id: randomUUID(), firstName: '', lastName: '' };
    const kept = keep === '1';
    const session = beginSession(id, kept);
    const [token, cookie] = await Promise.all([createClientToken(session), sessionCookie(session, kept)]);
    if (!client) throw notFound(apiMessages.clientNotFound);
    const answer: ClientSession = { id, firstName, lastName, token };
    return { status: 200, json: answer, headers: { 'Set-Cookie': cookie } };
  },
});
