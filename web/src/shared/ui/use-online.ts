import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** `false` is reliable; `true` does not mean that the server is reachable. Prerendered pages count as online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}

/** While `isWaiting`, calls `retry` when the connection returns. */
export function useRetryOnline(isWaiting: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => retryNow();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isWaiting]);
}
