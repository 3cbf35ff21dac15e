import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The current minute, kept up while the page is open; undefined in prerendered HTML, which no hour of day may enter. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * minuteMs);
}

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 5_000);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
