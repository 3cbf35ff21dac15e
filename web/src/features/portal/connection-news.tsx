import { useEffect, useRef, useState } from 'react';

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
    <p role="status" className="font-semibold text-success empty:hidden">
      {isBack && 'Back online. Your projects and appointments are up to date.'}
    </p>
  );
}
