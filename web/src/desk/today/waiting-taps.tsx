import { CloudUpload } from 'lucide-react';
import { unsentWords, waitsForSignal } from '#desk/queue/unsent.ts';
import {
  useQueuedCash,
  useQueuedPhotos,
  useQueuedSignatures,
  useQueuedTaps,
} from '#desk/queue/use-desk-queue.ts';
import { todayTexts } from './today-texts.ts';

/** Says as long as it lasts that taps, payments, signatures and photos wait on this device. */
export function WaitingTaps() {
  const unsent = [
    ...useQueuedTaps(),
    ...useQueuedCash(),
    ...useQueuedSignatures(),
    ...useQueuedPhotos(),
  ].filter(waitsForSignal);
  const count = unsent.length;
  return (
    <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
      {count > 0 && (
        <>
          <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
          {todayTexts().waiting(unsentWords(unsent), count)}
        </>
      )}
    </p>
  );
}
