import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { deskQueue } from '#desk/queue/desk-queue.ts';
import { visitTapKind } from '#desk/queue/visit-tap-kind.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { sendLater } from '#pwa/queue/send-later.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import type { MyVisit } from './my-visits.ts';
import { noteTap } from './recent-taps.ts';
import { visitName } from './visit-name.ts';
import { visitTexts } from './visit-texts.ts';

/** How long nobody is told that somebody has set out, so that it can be undone without a word. */
const undoMs = 20_000;

/**
 * Taps on a visit in the name of whoever is signed in. What this device cannot save is told in a notification.
 * @returns a function that throws then
 */
export function useTap(shown: MyVisit): (tap: VisitTap) => Promise<void> {
  const session = useDeskSession();
  return async (tap) => {
    if (session.phase !== 'signed-in') throw new Error('No one is signed in');
    try {
      const body = { appointmentId: shown.visit.id, visitName: visitName(shown), tap };
      await sendLater(deskQueue, visitTapKind, {
        owner: session.person.id,
        body,
        ...(tap.kind === 'on-my-way' && { notBefore: Date.now() + undoMs }),
      });
      noteTap({ personId: session.person.id, of: tap.kind, tapped: tap.at, ...body });
    } catch (error) {
      await showToast({
        title: visitTexts().notSaved,
        description: visitTexts().phoneIsFull,
        variant: 'destructive',
      });
      throw error;
    }
  };
}
