import { emailSchema } from '@welding/domain/values/email';
import { type DocumentReference, firestore } from '#store/firestore.ts';

/** A client's session on one device. Times are milliseconds since 1970. */
export type Session = {
  readonly id: string;
  readonly clientId: string;
  readonly begun: number;
  readonly expires: number;
  /** Set once the client proved to own the email. */
  readonly verified?: true;
};

/** The client data of a valid session that every route may know. */
export type SessionClient = {
  /** Undefined when the stored value is no email. */
  readonly email: string | undefined;
};

/**
 * The client of a valid session, undefined when the client is gone, the session was ended, or it began before
 * `sessionsValidFrom`. firestore.rules check the same. Reads two documents in one call.
 */
export async function confirmSession(session: Session): Promise<SessionClient | undefined> {
  const database = await firestore();
  const [client, ended] = await database.getAll(
    database.collection('clients').doc(session.clientId),
    await endedSession(session.id),
    { fieldMask: ['email', 'sessionsValidFrom'] },
  );
  if (!client?.exists || ended?.exists !== false) return undefined;
  const validFrom = toMilliseconds(client.get('sessionsValidFrom'));
  if (validFrom !== undefined && session.begun <= validFrom) return undefined;
  return { email: emailSchema.safeParse(client.get('email')).data };
}

/** Ends one session. Its record expires with the session. */
export async function endSession(session: Session): Promise<void> {
  await (await endedSession(session.id)).set({ expireAt: new Date(session.expires) });
}

export async function endAllSessions(clientId: string): Promise<void> {
  const client = (await firestore()).collection('clients').doc(clientId);
  await client.update({ sessionsValidFrom: new Date() });
}

async function endedSession(sessionId: string): Promise<DocumentReference> {
  return (await firestore()).collection('endedSessions').doc(sessionId);
}

/** Ignores any other type, left by an edit in the Firebase console, so that it does not lock a client out. */
function toMilliseconds(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return undefined;
  const milliseconds: unknown = typeof value.toMillis === 'function' ? value.toMillis() : undefined;
  return typeof milliseconds === 'number' ? milliseconds : undefined;
}
