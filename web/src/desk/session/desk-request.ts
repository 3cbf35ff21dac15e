import { apiMessages } from '@welding/domain/messages';
import { ApiError, apiRequest, fetchFile } from '#shared/api/api-request.ts';

/**
 * `apiRequest` as the signed-in person.
 * @throws as `apiRequest`; ApiError 401 when signed out
 */
export async function deskRequest<Answer>(
  path: string,
  parse: (json: unknown, headers: Headers) => Answer,
  options: Omit<NonNullable<Parameters<typeof apiRequest>[2]>, 'bearer'> = {},
): Promise<Answer> {
  return await apiRequest(path, parse, { ...options, bearer: await idToken() });
}

/**
 * `fetchFile` as the signed-in person.
 * @throws as `fetchFile`, and ApiError 401
 */
export async function deskFile(path: string): Promise<Blob> {
  return await fetchFile(path, { bearer: await idToken() });
}

async function idToken(): Promise<string> {
  // Loads Firebase, which the desk starts without.
  const { openDeskFirebase } = await import('./desk-firebase.ts');
  const { auth } = openDeskFirebase();
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  if (!token) throw new ApiError(401, apiMessages.noSession);
  return token;
}
