import { expect, test, vi } from 'vitest';
import { aStaffMember } from '../../../tests/support/entities.ts';
import { syncStaffAccount } from './staff-accounts.ts';

type Account = { uid: string; email: string; role?: unknown };

/** Firebase Auth of one project with slow responses, so that parallel calls interleave. */
const accounts = vi.hoisted(() => {
  const stored = new Map<string, Account>();
  const refuse = (code: string) => {
    throw Object.assign(new Error(code), { code });
  };
  const found = (uid: string) => stored.get(uid) ?? refuse('auth/user-not-found');
  return {
    stored,
    updateUser: async (uid: string, { email }: Account) => void stored.set(uid, { ...found(uid), email }),
    createUser: async (account: Account) => {
      if (stored.has(account.uid)) refuse('auth/uid-already-exists');
      if ([...stored.values()].some(({ email }) => email === account.email))
        refuse('auth/email-already-exists');
      stored.set(account.uid, account);
    },
    getUserByEmail: async (email: string) =>
      [...stored.values()].find((account) => account.email === email) ?? refuse('auth/user-not-found'),
    deleteUser: async (uid: string) => void stored.delete(uid),
    setCustomUserClaims: async (uid: string, { role }: Account) =>
      void stored.set(uid, { ...found(uid), role }),
  };
});
vi.mock('#store/auth.ts', () => ({ auth: async () => accounts }));

test('concurrent requests make one account', async () => {
  const person = aStaffMember();
  await Promise.all(Array.from({ length: 5 }, (_, index) => later(index, () => syncStaffAccount(person))));
  expect([...accounts.stored.values()]).toMatchObject([
    { uid: person.id, email: person.email, role: person.role },
  ]);
});

test('a stranger’s account with a staff member’s email is replaced', async () => {
  const person = aStaffMember();
  accounts.stored.clear();
  accounts.stored.set('stranger', { uid: 'stranger', email: person.email });
  await syncStaffAccount(person);
  expect([...accounts.stored.keys()]).toEqual([person.id]);
});

/** Starts after this many turns of the queue. */
async function later<Done>(turns: number, work: () => Promise<Done>): Promise<Done> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  return await work();
}
