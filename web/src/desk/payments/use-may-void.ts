import { useDeskSession } from '#desk/session/desk-session.ts';

/** Whether whoever is signed in may void payments: the owner's alone, as the API has it. */
export function useMayVoid(): boolean {
  const session = useDeskSession();
  return session.phase === 'signed-in' && session.person.role === 'owner';
}
