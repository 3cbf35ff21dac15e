import { deviceStorage } from '#shared/storage/web-storage.ts';

/*
 * A phone's clock may be days or years off. The Date header of API responses gives the server's time; the difference
 * is stored for offline use. Use it for every time shown or enforced. Durations use the device's clock.
 */

const differenceKey = 'clock-difference';
/** Ignores smaller differences, because responses take seconds and Date has no fractions. */
const toleranceMs = 60_000;

const listeners = new Set<() => void>();
let difference: number | undefined;

/** Server time minus device time in milliseconds; 0 if the clock is right. */
export function clockDifference(): number {
  if (difference === undefined) {
    const stored: unknown = deviceStorage.readJson(differenceKey);
    difference = typeof stored === 'number' ? stored : 0;
  }
  return difference;
}

export function serverNow(): Date {
  return new Date(Date.now() + clockDifference());
}

/** Updates the difference from an API response. Cached responses may be old. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const server = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(server)) return;
  const [, maxAge = '0'] = /max-age=(\d+)/.exec(headers.get('Cache-Control') ?? '') ?? [];
  const doubtMs = toleranceMs + Number(maxAge) * 1000;
  const measured = server - Date.now();
  if (Math.abs(measured - clockDifference()) <= doubtMs) return;
  difference = Math.abs(measured) <= doubtMs ? 0 : measured;
  if (difference === 0) deviceStorage.remove(differenceKey);
  else deviceStorage.write(differenceKey, JSON.stringify(difference));
  for (const listener of listeners) listener();
}

/** @returns how to stop */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
