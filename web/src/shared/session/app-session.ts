import { useSyncExternalStore } from 'react';
import { createStore } from '#shared/state/create-store.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

/** `notice` says why a session ended. */
export type Session<SignedIn> =
  | { readonly phase: 'signing-out' }
  | { readonly phase: 'signed-out'; readonly notice: string | null }
  | (SignedIn & { readonly phase: 'signed-in' });

type AppSessionOptions<SignedIn> = {
  /** Where the device stores a session that outlives its page. */
  readonly key: string;
  /** Reads what `write` made; null for anything else. */
  readonly read: (json: unknown) => SignedIn | null;
  /** Undefined for a session that ends with its page. */
  readonly write: (signedIn: SignedIn) => object | undefined;
};

export type AppSession<SignedIn> = ReturnType<typeof appSession<SignedIn>>;

/** Who is signed in to an app, on this page and on this device. Session-end.ts ends a session and erases its data. */
export function appSession<SignedIn>({ key, read, write }: AppSessionOptions<SignedIn>) {
  const signedOut: Session<SignedIn> = { phase: 'signed-out', notice: null };
  /** The device's session; null if there is none, or if storage is closed (a private window). */
  const stored = () => read(deviceStorage.readJson(key));
  const open = (signedIn: SignedIn): Session<SignedIn> => ({ ...signedIn, phase: 'signed-in' });
  const store = createStore<Session<SignedIn>>(() => {
    const kept = stored();
    return kept ? open(kept) : signedOut;
  });
  const close = (session: Session<SignedIn>) => {
    deviceStorage.remove(key);
    store.set(session);
  };
  return {
    key,
    /** The first call looks for a stored session. */
    current: store.get,
    /** @returns how to stop */
    subscribe: store.subscribe,
    /** During hydration no one is signed in. */
    useSession: () => useSyncExternalStore(store.subscribe, store.get, () => signedOut),
    stored,
    isKept: (signedIn: SignedIn) => write(signedIn) !== undefined,
    /** Whether the device stores exactly this session. */
    isStored: (signedIn: SignedIn) => deviceStorage.read(key) === JSON.stringify(write(signedIn)),
    /** Signs in, or updates a changed name. If storage is closed, the session lasts as long as the page. */
    start(signedIn: SignedIn): void {
      const kept = write(signedIn);
      if (kept) deviceStorage.write(key, JSON.stringify(kept));
      store.set(open(signedIn));
    },
    /** Adopts a session that another tab has stored. */
    adoptStored(): void {
      const kept = stored();
      if (kept) store.set(open(kept));
    },
    /** All parts of the page forget the person at once, and other tabs learn of it. */
    beginSigningOut: () => close({ phase: 'signing-out' }),
    end: (notice: string | null) => close({ phase: 'signed-out', notice }),
  };
}
