import { apiPaths, deskApiPaths } from '@welding/domain/api-paths';
import { type Staff, staffSchema } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import type { PushSender } from '#pwa/push/push-subscription.ts';
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

/**
 * The signed-in person from the API.
 * @throws as `deskRequest`; ApiError 403 with the reason
 */
export async function askWhoIAm(): Promise<Staff> {
  return await deskRequest(deskApiPaths.me, (json) => staffSchema.parse(json));
}

/**
 * Registers this device as the signed-in person.
 * @throws as `deskRequest`
 */
export const sendDeskPushDevice: PushSender = async (method, subscription) => {
  await deskRequest(apiPaths.pushDevices, () => undefined, { method, body: subscription });
};

async function idToken(): Promise<string> {
  // Loads Firebase, which the desk starts without.
  const { deskSender } = await import('./desk-firebase.ts');
  const sender = await deskSender();
  if (!sender) throw new ApiError(401, apiMessages.noSession);
  return sender.idToken;
}
