import type { Client } from '@welding/domain/entities/client';
import { ownChangeSchema } from '@welding/domain/entities/client-change';
import { actorOfClient, signedInContact } from '@welding/domain/entities/client-names';
import { confirmedBrowserHeader } from '@welding/domain/entities/login-code';
import { emailProofSchema, type MyDetails, myDetailsMessages } from '@welding/domain/entities/my-details';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { detailChangeLimits, newEmailLimits, verificationLimits } from '#http/limits.ts';
import { json, nothing } from '#http/readers.ts';
import { publicRoute, verifiedRoute } from '#http/route.ts';
import { beginSession, endedSessionCookie, isKept, sessionCookie } from '#http/session.ts';
import { movePushDevices, removePushDevicesOf, removePushDevicesOfSession } from '#messages/push-devices.ts';
import { conflict, isRefusal, noSession, notFound } from '#refusal.ts';
import {
  askedCodeCookie,
  askingBrowser,
  markConfirmedBrowser,
  readAskedCode,
} from '#sign-in/code-request.ts';
import { createClientToken, endAllSessions, endSession } from '#sign-in/sessions.ts';
import { countUses } from '#store/rate-limits.ts';
import { changeClientAndTell } from './change-client.ts';
import { findClient } from './clients.ts';
import { exportForClient } from './export-client.ts';

/** GET /api/me: 200 and the client's own contact data. */
export const showMyDetails = verifiedRoute({
  method: 'GET',
  path: '/api/me',
  read: nothing,
  answer: async (_, { session }) => ({ status: 200, json: detailsOf(await ownRecord(session.clientId)) }),
});

/**
 * PATCH /api/me: 200 and the new contact data; 409 for an old version. A new email first gets a code, and
 * `pendingEmail` names it.
 */
export const changeMyDetails = verifiedRoute({
  method: 'PATCH',
  path: '/api/me',
  read: json(ownChangeSchema),
  answer: async (asked, { session, header }) => {
    const { updatedAt: _, email, ...change } = asked;
    const { clientId: id } = session;
    const own = await ownRecord(id);
    const pendingEmail = email === own.email ? undefined : email;
    await countUses([...detailChangeLimits(id), ...(pendingEmail ? newEmailLimits(id) : [])]);
    const changed = await changeAsClient(id, change, { actor: actorOfClient(own), asked });
    if (pendingEmail === undefined) return { status: 200, json: detailsOf(changed) };
    const { sendCodeToNewEmail } = await import('#sign-in/send-code.ts');
    const code = await sendCodeToNewEmail(pendingEmail, id, askingBrowser(header));
    const headers = { 'Set-Cookie': await askedCodeCookie(header('Cookie'), code) };
    return { status: 200, json: { ...detailsOf(changed), pendingEmail }, headers };
  },
});

/**
 * POST /api/me/email: 200, and the email with the code is the client's. Every other session ends; this one continues with the
 * answer's cookie and token. 401 for a wrong code, with the reason; 409 for an email that another client has.
 */
export const proveMyEmail = verifiedRoute({
  method: 'POST',
  path: '/api/me/email',
  read: json(emailProofSchema),
  answer: async ({ code }, { session, ip, header }) => {
    await countUses(verificationLimits(ip));
    const own = await ownRecord(session.clientId);
    const { verifyNewEmail } = await import('#sign-in/verify-code.ts');
    const email = await verifyNewEmail(own.id, code, readAskedCode(header('Cookie')));
    const changed = await asClient(async () => {
      const { takeProvenEmail } = await import('./change-email.ts');
      return await takeProvenEmail(own, email);
    });
    const keep = isKept(session);
    const renewed = { ...beginSession(own.id, keep, afterOthers(changed)), verified: true } as const;
    await movePushDevices(session.id, renewed);
    const [token, cookie] = await Promise.all([createClientToken(renewed), sessionCookie(renewed, keep)]);
    const headers = { 'Set-Cookie': cookie, [confirmedBrowserHeader]: markConfirmedBrowser(email) };
    return { status: 200, json: { ...detailsOf(changed), token }, headers };
  },
});

/** A session start after the moment that ended all others. */
function afterOthers({ sessionsValidFrom }: Client): number {
  return Math.max(Date.now(), sessionsValidFrom === undefined ? 0 : Date.parse(sessionsValidFrom) + 1);
}

const changeAsClient = (...change: Parameters<typeof changeClientAndTell>) =>
  asClient(() => changeClientAndTell(...change));

/** Runs a client's own change and words its refusals for the client. */
async function asClient(change: () => Promise<Client>): Promise<Client> {
  try {
    return await change();
  } catch (error) {
    if (isRefusal(error, errorCodes.emailTaken))
      throw conflict(myDetailsMessages.emailTaken, errorCodes.emailTaken);
    // Hides from the client which staff member changed the record.
    if (isRefusal(error, errorCodes.changedMeanwhile))
      throw conflict(apiMessages.changedMeanwhile, errorCodes.changedMeanwhile);
    throw error;
  }
}

async function ownRecord(clientId: string): Promise<Client> {
  const client = await findClient(clientId);
  if (!client) throw noSession();
  return client;
}

function detailsOf({ firstName, lastName, email, phone, address, language, updatedAt }: Client): MyDetails {
  const contact = { firstName, lastName, email, phone, address: address ?? '' };
  return { ...contact, ...(language && { language }), updatedAt: updatedAt ?? null };
}

/** GET /api/me/export: 200 and one JSON with the client's data, without the staff's own. */
export const exportMe = verifiedRoute({
  method: 'GET',
  path: '/api/me/export',
  read: nothing,
  answer: async (_, { session }) => {
    const everything = await exportForClient(session.clientId);
    if (!everything) throw noSession();
    const headers = { 'Content-Disposition': 'attachment; filename="my-data.json"' };
    return { status: 200, json: everything, headers };
  },
});

/** GET /api/me/contact: 200 and the signed-in contact with its roles now; 404 for the client itself. */
export const showMyContact = verifiedRoute({
  method: 'GET',
  path: '/api/me/contact',
  read: nothing,
  contacts: 'all',
  answer: async (_, { session }) => {
    const client = await ownRecord(session.clientId);
    const contact = client.contacts?.find(({ id }) => id === session.contactId);
    if (!contact) throw notFound();
    return { status: 200, json: signedInContact(client, contact) };
  },
});

/**
 * POST /api/me/log-out-everywhere: 204, and every session of the verified client or contact has ended, this one with its
 * cookie.
 */
export const logOutEverywhere = verifiedRoute({
  method: 'POST',
  path: '/api/me/log-out-everywhere',
  refusal: apiMessages.notVerifiedToEndSessions,
  read: nothing,
  contacts: 'all',
  answer: async (_, { session }) => {
    await endAllSessions(session);
    if (!session.contactId) await removePushDevicesOf(session.clientId);
    return { status: 204, headers: { 'Set-Cookie': endedSessionCookie() } };
  },
});

/**
 * POST /api/logout: 204, the session and its cookie are gone, and the device gets no more notifications. If storing the end
 * fails, the cookie stays, so that the browser can try again. Refused to other sites, which could sign visitors out.
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
