import { chicagoDate } from '@welding/domain/values/chicago-day';
import { useEffect, useState, useSyncExternalStore } from 'react';
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

/**
 * Whole seconds until an instant, updated each second; 0 afterwards.
 * @param until milliseconds since 1970
 */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const timer = setInterval(() => {
      const seconds = secondsUntil(until);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}

/** The Chicago day, YYYY-MM-DD, updated while the page is open. */
export function useToday(): string {
  return chicagoDate(useMinute() ?? serverNow());
}
