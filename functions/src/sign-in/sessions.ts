import { type ContactRole, contactAccessSchema } from '@welding/domain/entities/client';
import { emailSchema } from '@welding/domain/values/email';
import { auth } from '#store/auth.ts';
import { type DocumentReference, firestore } from '#store/firestore.ts';

/** A client's session on one device. Times are milliseconds since 1970. */
export type Session = {
  readonly id: string;
  readonly clientId: string;
  /** The contact of the client who signed in; missing for the client itself. */
  readonly contactId?: string;
  readonly begun: number;
  readonly expires: number;
  /** Set once the client proved to own the email. */
  readonly verified?: true;
};

/** The client data of a valid session that every route may know. */
export type SessionClient = {
  /** Undefined for a contact, and when the stored value is no email. */
  readonly email: string | undefined;
  /** A contact's roles now; undefined for the client itself. */
  readonly roles: readonly ContactRole[] | undefined;
};

/**
 * The client of a valid session, undefined when the client or contact is gone, the session was ended, or it began before
 * `sessionsValidFrom` or the contact's email. firestore.rules check the same. Reads two documents in one call.
 */
export async function confirmSession(session: Session): Promise<SessionClient | undefined> {
  const database = await firestore();
  const [client, ended] = await database.getAll(
    database.collection('clients').doc(session.clientId),
    await endedSession(session.id),
    { fieldMask: ['email', 'sessionsValidFrom', ...(session.contactId ? ['contactAccess'] : [])] },
  );
  if (!client?.exists || ended?.exists !== false) return undefined;
  const validFrom = toMilliseconds(client.get('sessionsValidFrom'));
  if (validFrom !== undefined && session.begun <= validFrom) return undefined;
  if (!session.contactId) {
    return { email: emailSchema.safeParse(client.get('email')).data, roles: undefined };
  }
  const access = contactAccessSchema.safeParse(client.get('contactAccess')).data?.[session.contactId];
  if (!access || session.begun <= access.since) return undefined;
  return { email: undefined, roles: access.roles };
}

/** Ends one session. Its record expires with the session. */
export async function endSession(session: Session): Promise<void> {
  await (await endedSession(session.id)).set({ expireAt: new Date(session.expires) });
}

/** Ends every session of a client, its contacts' too, or those of one contact. */
export async function endAllSessions({ clientId, contactId }: Session): Promise<void> {
  const client = (await firestore()).collection('clients').doc(clientId);
  await client.update(
    contactId ? { [`contactAccess.${contactId}.since`]: Date.now() } : { sessionsValidFrom: new Date() },
  );
}

/**
 * A Firebase custom token, with which a client's browser reads its own data live. Firestore.rules trust its uid and claims, which
 * each renewed ID token keeps. Firestore access ends with the session. A contact has another uid and role, so a rule for clients
 * opens nothing to it.
 */
export async function createClientToken({
  id,
  clientId,
  contactId,
  begun,
  expires,
  verified,
}: Session): Promise<string> {
  const claims = { session: id, begun, expires, ...(verified && { verified }) };
  const who = contactId ? { role: 'contact', client: clientId } : { role: 'client' };
  return await (await auth()).createCustomToken(contactId ?? clientId, { ...who, ...claims });
}

async function endedSession(sessionId: string): Promise<DocumentReference> {
  return (await firestore()).collection('endedSessions').doc(sessionId);
}

/** Ignores other types, because a wrong edit in the Firebase console must not lock a client out. */
function toMilliseconds(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return undefined;
  const milliseconds: unknown = typeof value.toMillis === 'function' ? value.toMillis() : undefined;
  return typeof milliseconds === 'number' ? milliseconds : undefined;
}
