import { useSyncExternalStore } from 'react';

const wide = matchMedia('(width >= 64rem)');

/** Whether there is room for columns side by side: as wide as where the bar of screens stands at the side. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
