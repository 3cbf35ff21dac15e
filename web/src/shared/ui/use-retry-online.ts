import { useEffect, useEffectEvent } from 'react';

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
