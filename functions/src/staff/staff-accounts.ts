import { randomBytes } from 'node:crypto';
import { isSignInOpen, type Staff, staffMessages, staffRoleSchema } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { countRenewal } from '#calendar/calendar-feeds.ts';
import { removePushDevicesOf } from '#messages/push-devices.ts';
import { forbidden } from '#refusal.ts';
import { auth } from '#store/auth.ts';
import { findStaff } from './staff.ts';

/**
 * Updates a staff member's Firebase Auth account to their document: email, role, and whether it is open. Safe to repeat
 * after an interrupted attempt.
 * @param password for sample data and tests; without one a new account gets a random password
 */
export async function syncStaffAccount(person: Staff, password?: string): Promise<void> {
  const { id, email, name, role, active } = person;
  const accounts = await auth();
  const wanted = { email, displayName: name, disabled: !active };
  const update = () => accounts.updateUser(id, { ...wanted, ...(password && { password }) });
  try {
    await update();
  } catch (error) {
    if (!hasAuthCode(error, 'auth/user-not-found')) throw error;
    await removeAccountOfStranger(email, id);
    try {
      await accounts.createUser({ ...wanted, uid: id, password: password ?? unknowablePassword() });
    } catch (notMade) {
      // A parallel copy of this request was faster.
      if (!hasAuthCode(notMade, 'auth/uid-already-exists', 'auth/email-already-exists')) throw notMade;
      await update();
    }
  }
  await accounts.setCustomUserClaims(id, { role });
  if (!active) await Promise.all([endSignIns(id), countRenewal(id)]);
}

/** Ends a staff member's sign-ins at Firebase Auth, and the notifications on their devices. */
export async function endSignIns(id: string): Promise<void> {
  await Promise.all([(await auth()).revokeRefreshTokens(id), removePushDevicesOf(id)]);
}

/**
 * The staff member of a Firebase ID token, active or not: their account has a role, and they have a document.
 * The document gives the role, so that a change of it holds at once.
 * @returns undefined for an invalid, expired or ended token, null for an account outside the staff
 * @throws Refusal account_closed when Firebase Auth knows it before the document does
 */
export async function staffOfIdToken(idToken: string): Promise<Staff | null | undefined> {
  const token = await verifyIdToken(idToken);
  if (!token) return undefined;
  if (!staffRoleSchema.safeParse(token['role']).success) return null;
  const person = await findStaff(token.uid);
  if (!person) return null;
  // A deactivation also ends the sign-ins, and the person reads why.
  return !person.active || isSignInOpen(person, token.auth_time) ? person : undefined;
}

const brokenTokenCodes = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-not-found',
];

async function verifyIdToken(idToken: string) {
  try {
    return await (await auth()).verifyIdToken(idToken);
  } catch (error) {
    if (hasAuthCode(error, 'auth/user-disabled'))
      throw forbidden(staffMessages.closed, errorCodes.accountClosed);
    if (hasAuthCode(error, ...brokenTokenCodes)) return undefined;
    throw error;
  }
}

/** Anyone can create an account with any email. Removes it, so that it does not become a colleague's. */
async function removeAccountOfStranger(email: string, ownId: string): Promise<void> {
  const accounts = await auth();
  try {
    const { uid } = await accounts.getUserByEmail(email);
    if (uid !== ownId) await accounts.deleteUser(uid);
  } catch (error) {
    if (!hasAuthCode(error, 'auth/user-not-found')) throw error;
  }
}

function unknowablePassword(): string {
  return randomBytes(24).toString('base64url');
}

function hasAuthCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}
