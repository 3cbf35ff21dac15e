import { inLanguages, say } from '@welding/domain/values/language';
import { finishesWithin } from '#shared/storage/finishes-within.ts';
import { type AppOnDevice, forgetApp } from '#shared/storage/forget-app.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import type { AppSession, SessionState } from './app-session.ts';

export const sessionEndTexts = inLanguages({
  /** Another page keeps the data open. */
  leftover: say(
    'Some of what is saved on this device could not be removed yet. Close the other tabs of this site and open this page again.',
    'Parte de lo guardado en este dispositivo todavía no se pudo borrar. Cierre las otras pestañas de este sitio y abra esta página de nuevo.',
  ),
});

/** Erases again after these pauses, because a closing page may recreate an empty Firestore database. */
const erasesAgainMs = [700, 2_000, 4_000, 8_000];

type SessionEndOptions<SignedIn> = {
  readonly session: AppSession<SignedIn>;
  readonly onDevice: AppOnDevice;
  /** Distinguishes sessions. */
  readonly personOf: (signedIn: SignedIn) => string;
  /** Loads Firebase's code to close it. If the code does not load, Firebase is not open. */
  readonly closeFirebase: () => Promise<void>;
  readonly endNotifications: () => Promise<void>;
  /** The API ends the notifications, so Firebase must stay open for the token. */
  readonly needsTokenForNotifications?: boolean;
  /** Names unsent work that is lost. */
  readonly findLoss?: () => Promise<string | undefined>;
  readonly endedElsewhere: string;
};

/** Offline the push service is out of reach. It forgets an ended subscription, and the API sends nothing to it. */
const endNotificationsMs = 2_000;

/** Ends an app's sessions on this device and in other tabs. */
export function sessionEnd<SignedIn>(app: SessionEndOptions<SignedIn>) {
  const t = sessionEndTexts();
  const { session, personOf } = app;
  /** Resolves with whether everything was erased. */
  let leaving: Promise<boolean> = Promise.resolve(true);
  /** Erases again until a sign-in starts. */
  let erasingAgain = new AbortController();

  /** Signs out all parts of the page at once, and tells other tabs. */
  function close(closed: SessionState<SignedIn>): void {
    deviceStorage.remove(session.key);
    session.set(closed);
  }

  function end(notice: string | null): void {
    close({ phase: 'signed-out', notice });
  }

  /** @returns whether everything was erased at the first try */
  function eraseAfter(first: Promise<void>, fromDevice: boolean): Promise<boolean> {
    const erased = first.then(() => erase(fromDevice));
    leaving = erased;
    erasingAgain.abort();
    erasingAgain = new AbortController();
    void eraseAgain(erased, erasingAgain.signal);
    return erased;
  }

  async function erase(fromDevice: boolean): Promise<boolean> {
    const notificationsEnded = finishesWithin(endNotificationsMs, app.endNotifications());
    if (app.needsTokenForNotifications) await notificationsEnded;
    await app.closeFirebase().catch(() => undefined);
    const erased = !fromDevice || (await forget());
    await notificationsEnded;
    return erased;
  }

  async function eraseAgain(erased: Promise<boolean>, signal: AbortSignal): Promise<void> {
    await erased;
    for (const ms of erasesAgainMs) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      // Someone has signed in since, so the data is theirs.
      if (signal.aborted || session.stored()) return;
      leaving = forget();
      const now = session.current();
      if ((await leaving) && now.phase === 'signed-out' && now.notice === t.leftover) end(null);
    }
  }

  /**
   * Erases what the last session left on this device. Close Firebase first.
   * @returns whether nothing is left
   */
  function forget(): Promise<boolean> {
    return forgetApp(app.onDevice);
  }

  /** Ends this page's session because it ended elsewhere. The form shows `notice`, and typed values stay in memory. */
  function leave(notice: string): void {
    const now = session.current();
    if (now.phase !== 'signed-in') return;
    end(notice);
    void eraseAfter(sayLoss(notice), isKept(now));
  }

  function isKept(signedIn: SignedIn): boolean {
    return session.write(signedIn) !== undefined;
  }

  async function sayLoss(notice: string): Promise<void> {
    const loss = await app.findLoss?.();
    if (loss) end(`${notice} ${loss}`);
  }

  function applyStoredSession(): void {
    const now = session.current();
    const stored = session.stored();
    if (now.phase === 'signed-out' && stored) session.set({ ...stored, phase: 'signed-in' });
    if (now.phase !== 'signed-in' || !isKept(now)) return;
    if (!stored) leave(app.endedElsewhere);
    // No data of the previous person may stay in memory.
    else if (personOf(stored) !== personOf(now)) window.location.reload();
    else if (JSON.stringify(session.write(stored)) !== JSON.stringify(session.write(now)))
      session.set({ ...stored, phase: 'signed-in' });
  }

  return {
    forget,
    leave,
    applyStoredSession,
    /** Waits until the previous session's data is erased or given up. */
    async hasLeft(): Promise<void> {
      erasingAgain.abort();
      await leaving;
    },
    /**
     * Signs out here and in all tabs. Call `finish` afterwards.
     * @returns whether everything was erased
     */
    signOut(): Promise<boolean> {
      close({ phase: 'signing-out' });
      return eraseAfter(Promise.resolve(), true);
    },
    /** Shows the sign-in form with `notice`, and warns if data is left on the device. */
    finish(notice: string | null, erased: boolean): void {
      const leftover = erased ? null : t.leftover;
      end(notice && leftover ? `${notice} ${leftover}` : (notice ?? leftover));
    },
    /** Keeps this page in step with the device. While signed out, erases what another page held at the last sign-out. */
    watchOtherTabs(): void {
      if (session.current().phase === 'signed-out') {
        leaving = forget();
        void leaving.then((erased) => {
          if (!erased && session.current().phase === 'signed-out') end(t.leftover);
        });
      }
      addEventListener('storage', ({ key }) => {
        if (key === null || key === session.key) applyStoredSession();
      });
    },
  };
}
