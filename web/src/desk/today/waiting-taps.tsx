import { CloudUpload } from 'lucide-react';
import { useOutbox } from '#desk/outbox/outbox.ts';
import { useKeptPhotos } from '#desk/outbox/photo-outbox.ts';
import { countUnsent, unsentWords } from '#desk/outbox/unsent.ts';

const waits = ({ returned }: { returned?: string | undefined }) => returned === undefined;

/** Says as long as it lasts that taps and photos wait on this device. */
export function WaitingTaps() {
  const { taps } = useOutbox();
  const photos = useKeptPhotos();
  const unsent = { taps: taps.filter(waits).length, photos: photos.filter(waits).length };
  const count = countUnsent(unsent);
  return (
    <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
      {count > 0 && (
        <>
          <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
          {unsentWords(unsent)} {count === 1 ? 'waits' : 'wait'} on this phone to be sent.
        </>
      )}
    </p>
  );
}
