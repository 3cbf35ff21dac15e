import { nobody } from '@welding/domain/entities/shown-client';
import { confirmSession, type Session, type SessionClient } from '#data/sessions.ts';
import { noSession } from '#http/errors.ts';
import { requireShownClient } from '#http/require-shown-client.ts';
import { isEnough } from '#http/session.ts';

/** The signed-in client in whose name a payment is made. */
export type Payer = SessionClient & { readonly clientId: string };

/**
 * Who pays, or undefined for a payer who is not signed in.
 * @param shown whose portal the page shows: a client's id, `nobody`, or undefined from a caller that is no page of ours
 * @throws ApiError 401 when the page shows a client whose session has ended, 409 when the session is another client's
 */
export async function findPayer(
  claimedSession: Session | undefined,
  shown: string | undefined,
): Promise<Payer | undefined> {
  if (shown === nobody) return undefined;
  const client = claimedSession && isEnough(claimedSession) && (await confirmSession(claimedSession));
  if (!client) {
    if (shown === undefined) return undefined;
    throw noSession();
  }
  requireShownClient(shown, claimedSession);
  return { ...client, clientId: claimedSession.clientId };
}
