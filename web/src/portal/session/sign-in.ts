import { apiPaths } from '@welding/domain/api-paths';
import { type ClientSession, clientSessionSchema, type LoginForm } from '@welding/domain/entities/client';
import { errorCodes } from '@welding/domain/error-codes';
import { ApiError, apiRequest, failureSentence } from '#shared/api/api-request.ts';
import { type PortalClient, personOf, portalSession } from '#shared/session/portal-session.ts';
import { portalEnd, tellOtherPages } from './leave-session.ts';
import { forgetPendingLogout, logoutHasSettled } from './pending-logout.ts';
import { signInTexts } from './sign-in-texts.tsx';

/** The client was found, but Firebase could not be reached. */
class ListsUnreachableError extends Error {
  override readonly name = 'ListsUnreachableError';
}

/**
 * Looks up the client by email and signs in to Firebase with the response's token. The second field is not sent.
 * @throws ApiError or NetworkError if the lookup fails, ListsUnreachableError if Firebase does
 */
export async function signIn({
  email,
  keepSignedIn,
}: Pick<LoginForm, 'email' | 'keepSignedIn'>): Promise<PortalClient> {
  await logoutHasSettled();
  const address = `${apiPaths.client(email)}${keepSignedIn ? '?keep=1' : ''}`;
  const session = await apiRequest(address, (json) => clientSessionSchema.parse(json));
  return await openPortal(session, keepSignedIn);
}

/**
 * Opens the portal after the API has admitted the client.
 * @throws ListsUnreachableError
 */
export async function openPortal(
  { id, firstName, token, contact }: ClientSession,
  keep: boolean,
): Promise<PortalClient> {
  forgetPendingLogout();
  await portalEnd.hasLeft();
  // No one is signed in here, so leftovers of an interrupted logout are someone else's.
  await portalEnd.forget();
  try {
    const { signInToFirebase } = await import('./portal-firebase.ts');
    await signInToFirebase(token, keep);
  } catch (cause) {
    throw new ListsUnreachableError('The lists could not be reached', { cause });
  }
  const client = { id, firstName, ...(contact && { contact }) };
  portalSession.start({ client, keep, fresh: true });
  tellOtherPages({ kind: 'signed-in', clientId: personOf(client) });
  return client;
}

/** The sentence for a failed sign-in, with the next step. */
export function signInProblem(error: unknown): string {
  const t = signInTexts();
  if (error instanceof ApiError && error.status === 404) {
    return t.noClient;
  }
  if (error instanceof ListsUnreachableError) return t.listsUnreachable;
  return failureSentence(error);
}

/** Whether the API requires a code first. */
export function isAskedForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.notVerified;
}
