import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { useEffect, useState } from 'react';
import type { QueuedTap } from '#desk/queue/visit-tap-kind.ts';
import { isHeld } from '#pwa/queue/queued-item.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import type { RecentTap } from './recent-taps.ts';
import { takeBackTap } from './take-back-tap.ts';
import { undoTapTexts } from './undo-tap-texts.ts';

type UndoTapProps = { recent: RecentTap; held: QueuedTap | undefined };

/** Takes back what was tapped within the last minute, also what was sent; gone when the minute is over. */
export function UndoTap({ recent, held }: UndoTapProps) {
  const isOnline = useOnline();
  const [isTold, setIsTold] = useState(!held || !isHeld(held));
  useEffect(() => {
    if (!held) return setIsTold(true);
    const timer = setTimeout(() => setIsTold(true), (held.notBefore ?? 0) - Date.now());
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-field bg-base-200 ps-3"
    >
      <span className="min-w-0 grow basis-[9rem] py-1">
        {isOnline && recent.of === 'on-my-way' && !isTold
          ? undoTapTexts().soonTold
          : `${undoTapTexts().taps[recent.of]}, ${formatChicagoTime(new Date(recent.tapped))}`}
      </span>
      <button type="button" className="btn btn-ghost shrink-0" onClick={() => void takeBackTap(recent)}>
        {undoTapTexts().undo}
      </button>
    </p>
  );
}
