import { type Staff, type StaffRole, staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { forbidden, noSession } from '#refusal.ts';
import { staffOfIdToken } from '#staff/staff-accounts.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * Who of the staff sends a request, by the ID token in its Authorization header.
 * @throws Refusal 401 without a token that holds, 403 for an account that is not the staff's, was closed, or has none of
 * `roles`
 */
export async function requireStaff(
  authorization: string | undefined,
  roles: readonly StaffRole[],
): Promise<Staff> {
  const [, idToken] = bearer.exec(authorization ?? '') ?? [];
  const person = idToken ? await staffOfIdToken(idToken) : undefined;
  if (person === undefined) throw noSession();
  if (person === null) throw forbidden(staffMessages.notStaff, errorCodes.notStaff);
  if (!person.active) throw forbidden(staffMessages.closed, errorCodes.accountClosed);
  if (!roles.includes(person.role)) throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
  return person;
}
