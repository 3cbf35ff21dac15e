import { useDeskSession } from '#desk/session/desk-session.ts';

/** Only the owner may void payments and refund; the API enforces it. */
export function useIsOwner(): boolean {
  const session = useDeskSession();
  return session.phase === 'signed-in' && session.person.role === 'owner';
}
