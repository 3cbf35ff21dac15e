import { useEffect, useState } from 'react';
import { deskQueue } from '#desk/queue/desk-queue.ts';
import { type QueuedTap, visitTapKind } from '#desk/queue/visit-tap-kind.ts';
import { isHeld } from '#pwa/queue/queued-item.ts';
import { takeBack } from '#pwa/queue/send-queue.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';

/** Takes back a tap that the client has not heard of yet; gone as soon as it is sent. */
export function UndoTap({ held }: { held: QueuedTap }) {
  const [isOver, setIsOver] = useState(!isHeld(held));
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), (held.notBefore ?? 0) - Date.now());
    return () => clearTimeout(timer);
  }, [held.notBefore]);
  const undo = async () => {
    if (await takeBack({ queue: deskQueue }, visitTapKind, held.id)) return;
    await showToast({
      title: 'Too late to undo',
      description: 'The client was just told. Call them if you are not coming yet.',
      variant: 'destructive',
    });
  };
  if (isOver) return null;
  return (
    <p role="status" className="flex items-center justify-between gap-3 rounded-field bg-base-200 ps-3">
      We tell the client in a few seconds.
      <button type="button" className="btn btn-ghost shrink-0" onClick={() => void undo()}>
        Undo
      </button>
    </p>
  );
}
