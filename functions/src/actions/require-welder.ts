import { visitMessages } from '@welding/domain/entities/visit';
import { findStaff } from '#data/staff.ts';
import { badRequest } from '#http/errors.ts';

/** Refuses to give work to somebody who is not on the staff or no longer is. @throws ApiError 400 */
export async function requireWelder(id: string): Promise<void> {
  const person = await findStaff(id);
  if (!person?.active) throw badRequest(visitMessages.noSuchWelder);
}
