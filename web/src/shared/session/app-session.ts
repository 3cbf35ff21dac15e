import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '#shared/state/create-store.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

/** `notice` says why a session ended. */
export type SessionState<SignedIn> =
  | { readonly phase: 'signing-out' }
  | { readonly phase: 'signed-out'; readonly notice: string | null }
  | (SignedIn & { readonly phase: 'signed-in' });

type AppSessionOptions<SignedIn> = {
  /** The storage key of a session that outlives its page. */
  readonly key: string;
  /** Parses the output of `write`; null for anything else. */
  readonly read: (json: unknown) => SignedIn | null;
  /** Undefined for a session that ends with its page. */
  readonly write: (signedIn: SignedIn) => object | undefined;
};

/** The signed-in person of an app, on this page and on this device. Session-end.ts ends a session and erases its data. */
export type AppSession<SignedIn> = Pick<Store<SessionState<SignedIn>>, 'set' | 'subscribe'> &
  Pick<AppSessionOptions<SignedIn>, 'key' | 'write'> & {
    /** The first call looks for a stored session. */
    current(): SessionState<SignedIn>;
    /** During hydration no one is signed in. */
    useSession(): SessionState<SignedIn>;
    /** The device's session; null if there is none, or if storage is closed (a private window). */
    stored(): SignedIn | null;
    /** Signs in, or updates a changed name. If storage is closed, the session lasts as long as the page. */
    start(signedIn: SignedIn): void;
  };

/** A separate module ends sessions, because every public page loads this one. */
export function appSession<SignedIn>({
  key,
  read,
  write,
}: AppSessionOptions<SignedIn>): AppSession<SignedIn> {
  const signedOut: SessionState<SignedIn> = { phase: 'signed-out', notice: null };
  const stored = () => read(deviceStorage.readJson(key));
  const { get, set, subscribe } = createStore<SessionState<SignedIn>>(() => {
    const kept = stored();
    return kept ? { ...kept, phase: 'signed-in' } : signedOut;
  });
  return {
    key,
    write,
    set,
    subscribe,
    current: get,
    useSession: () => useSyncExternalStore(subscribe, get, () => signedOut),
    stored,
    start(signedIn) {
      const kept = write(signedIn);
      if (kept) deviceStorage.write(key, JSON.stringify(kept));
      set({ ...signedIn, phase: 'signed-in' });
    },
  };
}
