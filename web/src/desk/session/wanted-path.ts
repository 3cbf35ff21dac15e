import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';

/** The page a person wanted when they were sent to sign in. `state` is the browser's and may be anything. */
export function wantedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('to' in state)) return deskPaths.today;
  return typeof state.to === 'string' && /^\/(?!\/)/.test(state.to) ? state.to : deskPaths.today;
}

/**
 * Gives the page the sign-in page's address and notes the wanted one, as `RequireSession` does. The prerendered page
 * calls it before react-router reads the address. The router keeps a navigation's state as `usr`.
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
