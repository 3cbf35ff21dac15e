import { CloudUpload } from 'lucide-react';
import { useOutbox } from '#desk/outbox/outbox.ts';

/** Says as long as it lasts that taps wait on this device. */
export function WaitingTaps() {
  const count = useOutbox().taps.filter(({ returned }) => returned === undefined).length;
  return (
    <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
      {count > 0 && (
        <>
          <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
          {count === 1 ? '1 tap waits' : `${count} taps wait`} on this phone to be sent.
        </>
      )}
    </p>
  );
}
