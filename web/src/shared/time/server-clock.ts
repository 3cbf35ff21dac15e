import { deviceStorage } from '#shared/storage/web-storage.ts';

/*
 * The clock of a phone may be days or years off. The server's is told by the Date header of its answers, and remembered as the
 * difference, also for pages that open without a signal. All that people are shown or held to by the time of day asks here;
 * what only measures how long something takes asks the device.
 */

const differenceKey = 'clock-difference';
/** Answers take some seconds, and Date has no fractions: a clock that is so near is right. */
const toleranceMs = 60_000;

const listeners = new Set<() => void>();
let difference: number | undefined;

/** The server's time minus the device's, in milliseconds; 0 for a clock that is right. */
export function clockDifference(): number {
  if (difference === undefined) {
    const stored: unknown = deviceStorage.readJson(differenceKey);
    difference = typeof stored === 'number' ? stored : 0;
  }
  return difference;
}

/** Now, as the server's clock has it. */
export function serverNow(): Date {
  return new Date(Date.now() + clockDifference());
}

/** Learns the server's time from an answer of the API. One that a cache kept may be as old as it was allowed to be. */
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

/** Calls `listener` when the difference turns out to be another one. @returns how to stop */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
