import { useSyncExternalStore } from 'react';
import { installMoment } from './install-moment.ts';
import { installation, installWay } from './install-prompt.ts';

/** How to offer the app for the home screen now, or null: not the moment, not possible, or done already. */
export function useInstallOffer(): 'prompt' | 'ios' | null {
  return useSyncExternalStore(
    subscribe,
    () => (installMoment.get() ? installWay() : null),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  const stops = [installMoment.subscribe(listener), installation.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
