import { inLanguages, say } from '@welding/domain/values/language';
import { findUnsent, unsentWords } from '#desk/queue/unsent.ts';
import { deskAppName, deskCodePrefix, deskPrefix } from '#shared/api/app-of-origin.ts';
import { sessionEnd } from '#shared/session/session-end.ts';
import { deskSession } from './desk-session.ts';

export const leaveTexts = inLanguages({
  signingOut: say('Signing out', 'Cerrando sesión'),
  signedOutElsewhere: say('You signed out in another tab.', 'Cerró la sesión en otra pestaña.'),
  lost: say(
    (count: number, things: string) =>
      count === 1
        ? `${things} was not sent and has been erased. Please tell the office what you did.`
        : `${things} were not sent and have been erased. Please tell the office what you did.`,
    (count, things) =>
      count === 1
        ? `Se borró sin enviarse: ${things}. Dígale a la oficina lo que hizo.`
        : `Se borraron sin enviarse: ${things}. Dígale a la oficina lo que hizo.`,
  ),
});

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
  endedElsewhere: leaveTexts().signedOutElsewhere,
});

/** Signs out in all tabs and erases the desk's data from the device. Works offline. */
export async function signOutOfDesk(): Promise<void> {
  deskEnd.finish(null, await deskEnd.signOut());
}
