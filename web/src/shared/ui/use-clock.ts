import { chicagoDate } from '@welding/domain/values/chicago-day';
import { useSyncExternalStore } from 'react';
import { clockDifference, onClockChange, serverNow } from '#shared/time/server-clock.ts';

const minuteMs = 60_000;

/** The current minute, updated while the page is open; undefined in prerendered HTML. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(serverNow().getTime() / minuteMs),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * minuteMs);
}

/** See `clockDifference`; 0 in prerendered HTML. */
export function useClockDifference(): number {
  return useSyncExternalStore(onClockChange, clockDifference, () => 0);
}

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 5_000);
  document.addEventListener('visibilitychange', notify);
  const stop = onClockChange(notify);
  return () => {
    clearInterval(timer);
    stop();
    document.removeEventListener('visibilitychange', notify);
  };
}

/** The Chicago day, YYYY-MM-DD, updated while the page is open. */
export function useToday(): string {
  return chicagoDate(useMinute() ?? serverNow());
}
