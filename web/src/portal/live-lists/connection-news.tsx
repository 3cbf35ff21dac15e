import { useEffect, useRef, useState } from 'react';
import { liveListsTexts } from './live-lists-texts.tsx';

/** How long the return of the connection stays on the page. */
const newsMs = 6_000;

/** Says that the lists are current again after the connection was lost. `offline`: whether they are not, right now. */
export function ConnectionNews({ offline }: { offline: boolean }) {
  const [isBack, setIsBack] = useState(false);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (offline) {
      wasOffline.current = true;
      setIsBack(false);
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setIsBack(true);
    const timer = setTimeout(() => setIsBack(false), newsMs);
    return () => clearTimeout(timer);
  }, [offline]);
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-40 mx-auto w-fit rounded-box border border-base-300 bg-base-100 px-4 py-3 font-semibold text-success shadow-xl empty:hidden"
    >
      {isBack && liveListsTexts().backOnline}
    </p>
  );
}
