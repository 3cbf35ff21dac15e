import type { Client } from '@welding/domain/entities/client';
import { ownChangeSchema } from '@welding/domain/entities/client-change';
import { actorOfClient, signedInContact } from '@welding/domain/entities/client-names';
import { confirmedBrowserHeader } from '@welding/domain/entities/login-code';
import { emailProofSchema, type MyDetails, myDetailsMessages } from '@welding/domain/entities/my-details';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { detailChangeLimits, newEmailLimits, verificationLimits } from '#http/limits.ts';
import { nothing } from '#http/readers.ts';
import { clientOnly, portal, portalOf, Reply, sameSiteOnly, site } from '#http/resource-routes.ts';
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

export const routes = [
  /** The client's own contact data. */
  portal.get('/me', clientOnly, nothing, async (_, { session }) =>
    detailsOf(await ownRecord(session.clientId)),
  ),
  /** The new contact data; 409 for an old version. A new email first gets a code, and `pendingEmail` names it. */
  portal.patch('/me', clientOnly, ownChangeSchema, async (asked, { session, header }) => {
    const { updatedAt: _, email, ...change } = asked;
    const { clientId: id } = session;
    const own = await ownRecord(id);
    const pendingEmail = email === own.email ? undefined : email;
    await countUses([...detailChangeLimits(id), ...(pendingEmail ? newEmailLimits(id) : [])]);
    const changed = await changeAsClient(id, change, { actor: actorOfClient(own), asked });
    if (pendingEmail === undefined) return detailsOf(changed);
    const { sendCodeToNewEmail } = await import('#sign-in/send-code.ts');
    const code = await sendCodeToNewEmail(pendingEmail, id, askingBrowser(header));
    const headers = { 'Set-Cookie': await askedCodeCookie(header('Cookie'), code) };
    return new Reply({ json: { ...detailsOf(changed), pendingEmail }, headers });
  }),
  /**
   * Proves the new email by its code. Every other session ends; this one continues with the response's cookie and token. 401
   * for a wrong code, with the reason; 409 for an email that another client has.
   */
  portal.step('/me/email', clientOnly, emailProofSchema, async ({ code }, { session, ip, header }) => {
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
    return new Reply({ json: { ...detailsOf(changed), token }, headers });
  }),
  /** One JSON with the client's data, without the staff's own. */
  portal.get('/me/export', clientOnly, nothing, async (_, { session }) => {
    const everything = await exportForClient(session.clientId);
    if (!everything) throw noSession();
    const headers = { 'Content-Disposition': 'attachment; filename="my-data.json"' };
    return new Reply({ json: everything, headers });
  }),
  /** The signed-in contact with its roles now; 404 for the client itself. */
  portal.get('/me/contact', 'all', nothing, async (_, { session }) => {
    const client = await ownRecord(session.clientId);
    const contact = client.contacts?.find(({ id }) => id === session.contactId);
    if (!contact) throw notFound();
    return signedInContact(client, contact);
  }),
  /** Ends every session of the verified client or contact, this one with its cookie. */
  portalOf(() => apiMessages.notVerifiedToEndSessions).step(
    '/me/log-out-everywhere',
    'all',
    nothing,
    async (_, { session }) => {
      await endAllSessions(session);
      if (!session.contactId) await removePushDevicesOf(session.clientId);
      return loggedOut();
    },
  ),
  /**
   * Ends the session and the device's notifications. If storing the end fails, the cookie stays, so that the browser can try
   * again. Refused to other sites, which could sign visitors out.
   */
  site.step('/logout', sameSiteOnly, nothing, async (_, { claimedSession }) => {
    if (claimedSession) {
      await endSession(claimedSession);
      await removePushDevicesOfSession(claimedSession.id);
    }
    return loggedOut();
  }),
];

function loggedOut(): Reply {
  return new Reply({ status: 204, headers: { 'Set-Cookie': endedSessionCookie() } });
}

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
