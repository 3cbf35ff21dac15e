import { type Client, type ContactRole, contactAccessSchema } from '@welding/domain/entities/client';
import { authUidOf } from '@welding/domain/values/auth-uid';
import { emailSchema } from '@welding/domain/values/email';
import { noSession } from '#refusal.ts';
import { auth } from '#store/auth.ts';
import { type Batch, type DocumentReference, firestore, newBatch } from '#store/firestore.ts';

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
  const batch = await newBatch();
  batch.update(
    client,
    contactId ? { [`contactAccess.${contactId}.since`]: Date.now() } : { sessionsValidFrom: new Date() },
  );
  if (contactId) await signalPortals(batch, [contactId]);
  else {
    const { contactAccess } = (await client.get()).data() ?? {};
    await signalAllPortals(batch, {
      id: clientId,
      contactAccess: contactAccessSchema.safeParse(contactAccess).data,
    });
  }
  await batch.commit();
}

const signalMs = 24 * 60 * 60_000;

/**
 * Lets open portals of these clients and contacts know at once that their access changed, because Firestore keeps an open list
 * open. Each listens to a document under its own id, which holds only when it expires.
 */
export async function signalPortals(batch: Batch, personIds: readonly string[]): Promise<void> {
  const expireAt = new Date(Date.now() + signalMs);
  for (const id of personIds) batch.set(await endedSession(id), { expireAt });
}

/** Signals the client and all its contacts, with each change that ends the sessions of all. */
export async function signalAllPortals(
  batch: Batch,
  { id, contactAccess = {} }: Pick<Client, 'id' | 'contactAccess'>,
): Promise<void> {
  await signalPortals(batch, [id, ...Object.keys(contactAccess)]);
}

/**
 * A Firebase custom token, with which a client's browser reads its own data live. Firestore.rules trust its uid and claims, which
 * each renewed ID token keeps. Firestore access ends with the session. A contact has another uid and role, so a rule for clients
 * opens nothing to it.
 * @throws Refusal 401 for an id of the staff, whose account the token's owner could change
 */
export async function createClientToken({
  id,
  clientId,
  contactId,
  begun,
  expires,
  verified,
}: Session): Promise<string> {
  if (await isOfStaff(contactId ?? clientId)) throw noSession();
  const claims = { session: id, begun, expires, ...(verified && { verified }) };
  const who = contactId ? { role: 'contact', client: clientId } : { role: 'client' };
  return await (await auth()).createCustomToken(authUidOf({ clientId, contactId }), { ...who, ...claims });
}

/**
 * Deletes the Firebase Auth accounts of clients and contacts who are gone. Those from before uids had a prefix have the plain
 * id, which must not be a staff member's.
 */
export async function removeAccounts(
  people: readonly Pick<Session, 'clientId' | 'contactId'>[],
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ clientId, contactId }) => contactId ?? clientId);
  const ofStaff = await Promise.all(ids.map(isOfStaff));
  const plain = ids.filter((_, index) => !ofStaff[index]);
  await (await auth()).deleteUsers([...people.map(authUidOf), ...plain]);
}

async function isOfStaff(id: string): Promise<boolean> {
  return (await (await firestore()).collection('staff').doc(id).get()).exists;
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
