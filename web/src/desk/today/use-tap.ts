import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { tapVisit } from '#desk/outbox/outbox.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import type { MyVisit } from './my-visits.ts';
import { visitName } from './visit-name.ts';

/** Taps on a visit in the name of whoever is signed in. @returns a function that says whether the tap was kept */
export function useTap(shown: MyVisit): (tap: VisitTap) => Promise<boolean> {
  const session = useDeskSession();
  return async (tap) => {
    if (session.phase !== 'signed-in') return false;
    try {
      const { id: appointmentId } = shown.visit;
      await tapVisit({ personId: session.person.id, appointmentId, visitName: visitName(shown), tap });
      return true;
    } catch {
      await showToast({
        title: 'Not kept',
        description: 'This phone could not keep the tap. Make room on it and tap again.',
        variant: 'destructive',
      });
      return false;
    }
  };
}
