import { findUnsent, unsentWords } from '#desk/queue/unsent.ts';
import { deskAppName, deskCodePrefix, deskPrefix } from '#shared/api/app-of-origin.ts';
import { sessionEnd } from '#shared/session/session-end.ts';
import { deskSession } from './desk-session.ts';
import { leaveTexts } from './leave-texts.ts';

export const deskEnd = sessionEnd({
  session: deskSession,
  onDevice: { prefix: deskPrefix, codePrefix: deskCodePrefix, firebaseApp: deskAppName },
  personOf: ({ person }) => person.id,
  closeFirebase: async () => await (await import('./desk-firebase.ts')).closeDeskFirebase(),
  endNotifications: async () => {
    const [{ unsubscribe }, { sendDeskPushDevice }] = await Promise.all([
      import('#pwa/push/push-subscription.ts'),
      import('./desk-request.ts'),
    ]);
    await unsubscribe(sendDeskPushDevice);
  },
  needsTokenForNotifications: true,
  findLoss: async () => {
    const unsent = await findUnsent();
    return unsent.length > 0 ? leaveTexts().lost(unsent.length, unsentWords(unsent)) : undefined;
  },
  erasesAgainMs: [700, 2_000, 4_000, 8_000],
  endedElsewhere: leaveTexts().signedOutElsewhere,
});

/** Signs out in all tabs and erases the desk's data from the device. Works offline. */
export async function signOutOfDesk(): Promise<void> {
  deskEnd.finish(null, await deskEnd.signOut());
}
