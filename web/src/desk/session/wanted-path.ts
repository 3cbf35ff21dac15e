import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';

/** The page a person wanted before signing in. `state` is untrusted browser data. */
export function wantedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('to' in state)) return deskPaths.today;
  return typeof state.to === 'string' && /^\/(?!\/)/.test(state.to) ? state.to : deskPaths.today;
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
