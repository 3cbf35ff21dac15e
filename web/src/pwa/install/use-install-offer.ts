import { useSyncExternalStore } from 'react';
import { isInstallMoment, subscribeToInstallMoment } from './install-moment.ts';
import { installWay, subscribeToInstallWay } from './install-prompt.ts';

/** How to offer the app for the home screen now, or null: not the moment, not possible, or done already. */
export function useInstallOffer(): 'prompt' | 'ios' | null {
  return useSyncExternalStore(
    subscribe,
    () => (isInstallMoment() ? installWay() : null),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  const stops = [subscribeToInstallMoment(listener), subscribeToInstallWay(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
