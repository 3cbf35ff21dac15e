import { CloudOff } from 'lucide-react';
import { useOnline } from '#shared/ui/use-online.ts';

/** Says as long as it lasts that the device has no network. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <p
      role="status"
      className="flex items-center gap-2 bg-warning px-4 py-2 font-semibold text-warning-content empty:hidden lg:px-8"
    >
      {!isOnline && (
        <>
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          No signal. You see what this device last knew.
        </>
      )}
    </p>
  );
}
