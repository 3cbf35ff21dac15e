import { CloudUpload } from 'lucide-react';
import { unsentWords, waitsForSignal } from '#desk/queue/unsent.ts';
import {
  useQueuedCash,
  useQueuedPhotos,
  useQueuedSignatures,
  useQueuedTaps,
} from '#desk/queue/use-desk-queue.ts';
import { todayTexts } from './today-texts.ts';

/**
 * Says that taps, payments, signatures and photos wait on this device. At the foot of the screen, where it moves nothing: above
 * the stops, it pushed the next step from under the finger.
 */
export function WaitingTaps() {
  const unsent = [
    ...useQueuedTaps(),
    ...useQueuedCash(),
    ...useQueuedSignatures(),
    ...useQueuedPhotos(),
  ].filter(waitsForSignal);
  const count = unsent.length;
  return (
    <p
      role="status"
      className="pointer-events-none sticky bottom-[calc(var(--desk-bar)+0.5rem)] flex items-center gap-2 justify-self-start rounded-field bg-base-200 px-3 py-1 font-semibold empty:hidden"
    >
      {count > 0 && (
        <>
          <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
          {todayTexts().waiting(unsentWords(unsent), count)}
        </>
      )}
    </p>
  );
}
