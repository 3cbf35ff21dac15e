import { findUnsent, unsentWords } from '#desk/queue/unsent.ts';
import { storageTexts } from '#shared/storage/storage-texts.ts';
import { within } from '#shared/storage/within.ts';
import { changeToSigningOut, deskSession, endDeskSession, storedDeskPerson } from './desk-session.ts';
import { forgetDesk } from './forget-desk.ts';
import { leaveTexts } from './leave-texts.ts';

/** Offline there is nothing to wait for, because the push service forgets an ended subscription. */
const endNotificationsMs = 2_000;

/** Checks again after these pauses, because a closing page may recreate an empty Firestore database. */
const looksAgainMs = [700, 2_000, 4_000, 8_000];

/** Resolves with whether everything was erased. */
let leaving: Promise<boolean> = Promise.resolve(true);

/** Checks for leftovers until a sign-in starts. */
let looking = new AbortController();

/** Waits until the previous session's data is erased or given up. */
export async function deskHasLeft(): Promise<void> {
  looking.abort();
  await leaving;
}

/** Ends the session because it ended elsewhere, and erases its data. The sign-in screen shows `notice`. */
export function leaveDesk(notice: string): void {
  endDeskSession(notice);
  void eraseAfter(tellWhatIsLost(notice).then(endNotifications));
}

/** Unsent taps and photos are erased, too, so this tells the person. */
async function tellWhatIsLost(notice: string): Promise<void> {
  const unsent = await findUnsent();
  if (unsent.length === 0) return;
  endDeskSession(`${notice} ${leaveTexts().lost(unsent.length, unsentWords(unsent))}`);
}

/** Signs out in all tabs and erases the desk's data from the device. Works offline. */
export async function signOutOfDesk(): Promise<void> {
  changeToSigningOut();
  endDeskSession((await eraseAfter(endNotifications())) ? null : storageTexts().leftover);
}

/** While signed out, erases data that another page held at the last sign-out. */
export function eraseDeskLeftovers(): void {
  leaving = forgetDesk();
  void leaving.then((erased) => {
    if (!erased && deskSession().phase === 'signed-out') endDeskSession(storageTexts().leftover);
  });
}

/** Unsubscribes this device at the API while a token remains and it is reachable. */
async function endNotifications(): Promise<void> {
  await within(endNotificationsMs, unsubscribeHere());
}

async function unsubscribeHere(): Promise<void> {
  const [{ unsubscribe }, { sendDeskPushDevice }] = await Promise.all([
    import('#pwa/push/push-subscription.ts'),
    import('./send-desk-push-device.ts'),
  ]);
  await unsubscribe(sendDeskPushDevice);
}

/** @returns whether everything was erased at the first try */
function eraseAfter(farewell: Promise<void>): Promise<boolean> {
  const erased = farewell.then(erase);
  leaving = erased;
  looking.abort();
  looking = new AbortController();
  void lookAgain(erased, looking.signal);
  return erased;
}

async function lookAgain(erased: Promise<boolean>, signal: AbortSignal): Promise<void> {
  await erased;
  for (const ms of looksAgainMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    // Someone has signed in since, so the data is theirs.
    if (signal.aborted || storedDeskPerson()) return;
    leaving = forgetDesk();
    const session = deskSession();
    if ((await leaving) && session.phase === 'signed-out' && session.notice === storageTexts().leftover)
      endDeskSession(null);
  }
}

async function erase(): Promise<boolean> {
  try {
    const { closeDeskFirebase } = await import('./desk-firebase.ts');
    await closeDeskFirebase();
  } catch {
    // Its code did not load, so nothing of it runs; its databases are erased below.
  }
  return forgetDesk();
}
