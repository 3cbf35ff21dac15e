import { useEffect, useEffectEvent } from 'react';

/**
 * While `open`, the browser's back button or gesture calls `onClose` instead of leaving the page: a history entry is
 * put on top of the page's own, and taken away again when the dialog closes in another way. A link inside the dialog
 * should navigate with `replace`, so that it takes that entry's place.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const mark = crypto.randomUUID();
    const isOnTop = () => historyState()['dialog'] === mark;
    // Later, because StrictMode mounts twice in development and going back takes effect only after a while.
    const pushing = setTimeout(() => history.pushState({ ...historyState(), dialog: mark }, ''));
    const onPopState = () => {
      if (!isOnTop()) close();
    };
    addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(pushing);
      removeEventListener('popstate', onPopState);
      if (isOnTop()) history.back();
    };
  }, [open]);
}

function historyState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
