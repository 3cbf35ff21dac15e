import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';

/** Where somebody wanted to go when they were asked to sign in; `state` is the browser's, and may be anything. */
export function wantedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('to' in state)) return deskPaths.today;
  return typeof state.to === 'string' && /^\/(?!\/)/.test(state.to) ? state.to : deskPaths.today;
}

/**
 * Gives the page the address of the sign-in page, and notes the one it was opened at, as `RequireSession` does: for the
 * page that stands prerendered, before react-router reads where it is. The router keeps a navigation's state as `usr`.
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
