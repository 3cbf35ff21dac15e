import { undoMoveMs } from '@welding/domain/booking/client-change';
import { comingTimeText } from '@welding/domain/booking/coming-time';
import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { toldTitle } from '@welding/domain/entities/told-title';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { moveVisit } from './visit-calls.ts';
import { visitChangeTexts } from './visit-change-texts.tsx';

/** The request to undo takes some of the minute that the server gives. */
const undoMs = undoMoveMs - 5_000;

/** Says where a visit was moved and offers to undo it; one that could not be at its old time stays moved. */
export function tellMoved(moved: ClientVisit, before: ClientVisit): void {
  const old = new Date(before.scheduledDate);
  const undo = async () => {
    try {
      tell(await moveVisit(moved, old));
    } catch (error) {
      const title = visitChangeTexts().notMovedBack;
      void showToast({ title, description: failureSentence(error), variant: 'destructive' });
    }
  };
  const canUndo = !before.needsTime && old > serverNow();
  tell(moved, canUndo ? () => void undo() : undefined);
}

function tell({ title, scheduledDate }: ClientVisit, undo?: () => void): void {
  void showToast({
    title: visitChangeTexts().moved,
    description: `${toldTitle(title)}: ${comingTimeText(new Date(scheduledDate), serverNow())}`,
    ...(undo && { action: { label: visitChangeTexts().undo, onAction: undo }, lastsMs: undoMs }),
  });
}
