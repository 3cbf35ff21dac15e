import { useDeskSession } from '#desk/session/desk-session.ts';

/** Whether the owner is signed in, who alone may void payments and give money back, as the API has it. */
export function useIsOwner(): boolean {
  const session = useDeskSession();
  return session.phase === 'signed-in' && session.person.role === 'owner';
}
