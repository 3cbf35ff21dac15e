import { changeToSigningOut, endDeskSession } from './desk-session.ts';
import { forgetDesk } from './forget-desk.ts';

let leaving: Promise<void> = Promise.resolve();

/** Resolves when the session before this one has left nothing behind. */
export function deskHasLeft(): Promise<void> {
  return leaving;
}

/** Ends the session because it ended elsewhere, and keeps nothing; the sign-in screen shows `notice`. */
export function leaveDesk(notice: string): void {
  endDeskSession(notice);
  leaving = erase();
}

/** Signs out here and in every other tab, and erases everything of the desk from the device. Works without a signal. */
export async function signOutOfDesk(): Promise<void> {
  changeToSigningOut();
  leaving = erase();
  await leaving;
  endDeskSession(null);
}

async function erase(): Promise<void> {
  try {
    const { closeDeskFirebase } = await import('./desk-firebase.ts');
    await closeDeskFirebase();
  } catch {
    // Its code could not be fetched: then nothing of it runs, and its databases are removed below.
  }
  await forgetDesk();
}
