import { deskApiPaths } from '@welding/domain/api-paths';
import { type Staff, staffSchema } from '@welding/domain/entities/staff';
import { deskRequest } from './desk-request.ts';

/**
 * The signed-in person from the API.
 * @throws as `deskRequest`; ApiError 403 with the reason
 */
export async function askWhoIAm(): Promise<Staff> {
  return await deskRequest(deskApiPaths.me, (json) => staffSchema.parse(json));
}
