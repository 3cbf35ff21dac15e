import { findUnsent, unsentWords } from '#desk/queue/unsent.ts';
import { leftoverNotice } from '#shared/storage/leftover-notice.ts';
import { within } from '#shared/storage/within.ts';
import { changeToSigningOut, deskSession, endDeskSession, storedDeskPerson } from './desk-session.ts';
import { forgetDesk } from './forget-desk.ts';
import { leaveTexts } from './leave-texts.ts';

/** Without a signal there is nothing to wait for: a push service knows an ended subscription no more. */
const endNotificationsMs = 2_000;

/**
 * A page that ends at the same moment may make an empty Firestore database again, so this looks again after these
 * pauses. On a busy device Firestore takes seconds to end.
 */
const looksAgainMs = [700, 2_000, 4_000, 8_000];

/** Resolves with whether everything was erased. */
let leaving: Promise<boolean> = Promise.resolve(true);

/** Looks for leftovers until a sign-in starts. */
let looking = new AbortController();

/** Resolves when the session before this one has left nothing behind, or what it could not erase is given up for now. */
export async function deskHasLeft(): Promise<void> {
  looking.abort();
  await leaving;
}

/** Ends the session because it ended elsewhere, and keeps nothing; the sign-in screen shows `notice`. */
export function leaveDesk(notice: string): void {
  endDeskSession(notice);
  void eraseAfter(tellWhatIsLost(notice).then(endNotifications));
}

/** Erases unsent taps and photos, too: tells the person who made them. */
async function tellWhatIsLost(notice: string): Promise<void> {
  const unsent = await findUnsent();
  if (unsent.length === 0) return;
  endDeskSession(`${notice} ${leaveTexts().lost(unsent.length, unsentWords(unsent))}`);
}

/** Signs out here and in every other tab, and erases everything of the desk from the device. Works without a signal. */
export async function signOutOfDesk(): Promise<void> {
  changeToSigningOut();
  endDeskSession((await eraseAfter(endNotifications())) ? null : leftoverNotice);
}

/** Erases, while signed out, what another page held at the last sign-out. */
export function eraseDeskLeftovers(): void {
  leaving = forgetDesk();
  void leaving.then((erased) => {
    if (!erased && deskSession().phase === 'signed-out') endDeskSession(leftoverNotice);
  });
}

/** Tells the API, while a token remains and it can be reached, to send this device nothing more. */
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

/** @returns whether everything was erased, before it is looked for again */
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
    // Somebody is signed in by now, here or in another tab: what there is is theirs.
    if (signal.aborted || storedDeskPerson()) return;
    leaving = forgetDesk();
    const session = deskSession();
    if ((await leaving) && session.phase === 'signed-out' && session.notice === leftoverNotice)
      endDeskSession(null);
  }
}

async function erase(): Promise<boolean> {
  try {
    const { closeDeskFirebase } = await import('./desk-firebase.ts');
    await closeDeskFirebase();
  } catch {
    // Its code could not be fetched: then nothing of it runs, and its databases are removed below.
  }
  return forgetDesk();
}
