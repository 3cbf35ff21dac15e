import { apiMessages } from '@welding/domain/messages';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';
import { openDeskFirebase } from './desk-firebase.ts';

/**
 * `apiRequest` in the name of whoever is signed in at the desk.
 * @throws as `apiRequest`; ApiError 401 when nobody is signed in
 */
export async function deskRequest<Answer>(
  path: string,
  parse: (json: unknown) => Answer,
  options: Omit<NonNullable<Parameters<typeof apiRequest>[2]>, 'bearer'> = {},
): Promise<Answer> {
  const { auth } = openDeskFirebase();
  await auth.authStateReady();
  const bearer = await auth.currentUser?.getIdToken();
  if (!bearer) throw new ApiError(401, apiMessages.noSession);
  return await apiRequest(path, parse, { ...options, bearer });
}
