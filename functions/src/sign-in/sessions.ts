import { emailSchema } from '@welding/domain/values/email';
import { type DocumentReference, firestore } from '#store/firestore.ts';

/** A client that was looked up by e-mail, on one device. Times are milliseconds since 1970. */
export type Session = {
  readonly id: string;
  readonly clientId: string;
  readonly begun: number;
  readonly expires: number;
  /** Set when the client has shown that the e-mail is theirs. */
  readonly verified?: true;
};

/** The client of a session that holds, as far as every route may know it. */
export type SessionClient = {
  /** Undefined when what is stored is no e-mail. */
  readonly email: string | undefined;
};

/**
 * The client of a session that still holds, or undefined: the client is gone, the session was logged out, or it began
 * before the client's `sessionsValidFrom`. firestore.rules ask the same. Two documents, in one call.
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

/** Ends one session. The note of it goes when the session would have expired anyway. */
export async function endSession(session: Session): Promise<void> {
  await (await endedSession(session.id)).set({ expireAt: new Date(session.expires) });
}

/** Ends every session of a client that has begun so far. */
export async function endAllSessions(clientId: string): Promise<void> {
  const client = (await firestore()).collection('clients').doc(clientId);
  await client.update({ sessionsValidFrom: new Date() });
}

async function endedSession(sessionId: string): Promise<DocumentReference> {
  return (await firestore()).collection('endedSessions').doc(sessionId);
}

/** Anything but a Timestamp, left in the Firebase console, says nothing: it must not lock a client out. */
function toMilliseconds(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return undefined;
  const milliseconds: unknown = typeof value.toMillis === 'function' ? value.toMillis() : undefined;
  return typeof milliseconds === 'number' ? milliseconds : undefined;
}
