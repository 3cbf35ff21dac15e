import { apiMessages } from '@welding/domain/messages';
import { type Staff, staffSchema } from '@welding/domain/staff';
import { deskApiPaths } from '#desk/paths.ts';
import { ApiError, apiRequest } from '#lib/api-request.ts';
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

/** Who the API takes the person at the desk for. @throws as `deskRequest`; ApiError 403 with the reason */
export async function askWhoIAm(): Promise<Staff> {
  return await deskRequest(deskApiPaths.me, (json) => staffSchema.parse(json));
}
