import { staffSchema } from '@welding/domain/entities/staff';
import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';
import * as z from 'zod/mini';
import { appSession } from '#shared/session/app-session.ts';
import { deskSessionKey } from '#shared/storage/storage-keys.ts';

const deskPersonSchema = z.pick(staffSchema, { id: true, name: true, email: true, role: true });
export type DeskPerson = z.infer<typeof deskPersonSchema>;

/** Staff always stay signed in. */
export const deskSession = appSession<{ readonly person: DeskPerson }>({
  key: deskSessionKey,
  read: (json) => {
    const read = deskPersonSchema.safeParse(json);
    return read.success ? { person: read.data } : null;
  },
  write: ({ person }) => person,
});

export const useDeskSession = deskSession.useSession;

/** Signs `person` in on this page and device, or updates their data. */
export function startDeskSession({ id, name, email, role }: DeskPerson): void {
  deskSession.start({ person: { id, name, email, role } });
}

/** Only the owner may void payments and refund; the API enforces it. */
export function useIsOwner(): boolean {
  const session = useDeskSession();
  return session.phase === 'signed-in' && session.person.role === 'owner';
}

/**
 * Replaces the URL with the sign-in page and notes the wanted one, like `RequireSession`. The prerendered page calls it before
 * react-router reads the URL. The router keeps its state as `usr`.
 */
export function leadToSignIn(): void {
  const signIn = atDesk(deskPaths.signIn);
  const { pathname, search } = location;
  if (pathname === signIn) return;
  history.replaceState(
    { ...history.state, usr: { to: pathname.slice(deskScope.length) + search } },
    '',
    signIn,
  );
}
