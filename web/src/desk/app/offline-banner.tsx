import { CloudOff } from 'lucide-react';
import { useOnline } from '#shared/ui/use-online.ts';
import { appTexts } from './app-texts.ts';

/** Says as long as it lasts that the device has no network. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <p role="status" className="offline-banner empty:hidden">
      {!isOnline && (
        <>
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          {appTexts().noSignal}
        </>
      )}
    </p>
  );
}
