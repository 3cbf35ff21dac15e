import { randomUUID } from 'node:crypto';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import * as z from 'zod';
import { changeStaff, storeStaff } from '../../functions/src/data/staff.ts';
import { syncStaffAccount } from '../../functions/src/data/staff-accounts.ts';
import { stackAddresses } from './stack.ts';

/** Opens the account of everybody that `createTestStaff` makes. */
export const testPassword = 'a password for tests';

/** Somebody of the test's own on the staff, with an account. */
export async function createTestStaff(role: StaffRole, name = `Sam ${role}`): Promise<Staff> {
  stackAddresses();
  const person = await storeStaff({ email: `${role}-${randomUUID()}@example.com`, name, role });
  await syncStaffAccount(person, testPassword);
  return person;
}

/** Ends somebody's access, as the owner does; @returns how they are then */
export async function deactivate(person: Staff): Promise<Staff> {
  const changed = await changeStaff(person.id, { updatedAt: person.updatedAt, active: false });
  if (!changed) throw new Error(`${person.email} is not on the staff`);
  await syncStaffAccount(changed);
  return changed;
}

/** Signs in to Firebase Auth as the desk does. @returns an ID token, or undefined when the account does not open */
export async function idTokenOf(email: string, password = testPassword): Promise<string | undefined> {
  const { auth } = stackAddresses();
  const response = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return response.ok ? z.object({ idToken: z.string() }).parse(await response.json()).idToken : undefined;
}

/** An ID token of somebody's own. @throws Error when their account does not open */
export async function staffToken(person: Pick<Staff, 'email'>): Promise<string> {
  const token = await idTokenOf(person.email);
  if (!token) throw new Error(`${person.email} cannot sign in`);
  return token;
}
