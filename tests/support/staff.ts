import { randomUUID } from 'node:crypto';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import * as z from 'zod';
import { storeStaff, storeStaffChange } from '../../functions/src/staff/staff.ts';
import { syncStaffAccount } from '../../functions/src/staff/staff-accounts.ts';
import { demoProjectId } from '../../local/stack/project-root.ts';
import type { FirestoreSession } from './firestore-session.ts';
import { signedInAs } from './id-token.ts';
import { stackAddresses } from './stack.ts';

/** The password of each account that `createTestStaff` makes. */
export const testPassword = 'a password for tests';

const sessionSchema = z.object({ idToken: z.string(), refreshToken: z.string() });

/** A staff member of the test's own, with an account. */
export async function createTestStaff(role: StaffRole, name = `Sam ${role}`): Promise<Staff> {
  stackAddresses();
  const person = await storeStaff({ email: `${role}-${randomUUID()}@example.com`, name, role });
  await syncStaffAccount(person, testPassword);
  return person;
}

/** Ends a person's access, like the owner. @returns the changed person */
export async function deactivate(person: Staff): Promise<Staff> {
  const changed = await storeStaffChange(person.id, { updatedAt: person.updatedAt, active: false });
  if (!changed) throw new Error(`${person.email} is not on the staff`);
  await syncStaffAccount(changed);
  return changed;
}

/** Signs in to Firebase Auth like the desk. @returns its tokens, undefined when the account cannot sign in */
async function sessionOf(email: string, password: string): Promise<FirestoreSession | undefined> {
  const { auth, project } = stackAddresses();
  if (project !== demoProjectId) {
    const idToken = await signedInAs(email, password);
    return idToken === undefined ? undefined : { idToken, refreshToken: '' };
  }
  const response = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return response.ok ? sessionSchema.parse(await response.json()) : undefined;
}

/** Signs in to Firebase Auth like the desk. @returns an ID token, undefined when the account cannot sign in */
export async function idTokenOf(email: string, password = testPassword): Promise<string | undefined> {
  return (await sessionOf(email, password))?.idToken;
}

/** A person's tokens, as the desk gets them. @throws Error when the account cannot sign in */
export async function staffSession({ email }: Pick<Staff, 'email'>): Promise<FirestoreSession> {
  const session = await sessionOf(email, testPassword);
  if (!session) throw new Error(`${email} cannot sign in`);
  return session;
}

/** A person's ID token. @throws Error when the account cannot sign in */
export async function staffToken(person: Pick<Staff, 'email'>): Promise<string> {
  return (await staffSession(person)).idToken;
}
