import { useEffect, useRef, useSyncExternalStore } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { uiTexts } from '#shared/ui/ui-texts.ts';
import { hasShownToast } from './show-toast.ts';

const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).ToastList, { waiting: null });

/** Shows and announces toasts. F8 moves the focus here (specification section 9). */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null);
  const shown = useSyncExternalStore(hasShownToast.subscribe, hasShownToast.get, () => false);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    addEventListener('keydown', focusOnF8);
    return () => removeEventListener('keydown', focusOnF8);
  }, []);

  return (
    <section ref={region} aria-label={uiTexts().notifications} tabIndex={-1} className="toast-region">
      <div aria-live="polite" aria-atomic="true">
        {shown && <ToastList />}
      </div>
    </section>
  );
}
