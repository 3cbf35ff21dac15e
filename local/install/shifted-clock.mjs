import { existsSync, readdirSync } from 'node:fs';

/**
 * The environment that shifts a process to another time in Chicago, by Debian's libfaketime. Monotonic clocks do not change.
 * @param at `YYYY-MM-DD HH:mm` in Chicago
 * @returns environment variables, or undefined if `at` is no such time or the library is missing
 */
export function shiftedClock(at) {
  const library = readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`)
    .find((path) => existsSync(path));
  const instant = ['-06:00', '-05:00']
    .map((offset) => new Date(`${at.replace(' ', 'T')}:00${offset}`))
    .find((candidate) => !Number.isNaN(candidate.getTime()) && chicagoTime(candidate) === at);
  if (!library || !instant) return undefined;
  return {
    LD_PRELOAD: library,
    FAKETIME: `${Math.round((instant.getTime() - Date.now()) / 1000)}`.replace(/^(?=\d)/, '+'),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // libfaketime's workaround for waiting threads ends Java's at once.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    NO_FAKE_STAT: '1',
  };
}

/** The format of `at`. */
function chicagoTime(instant) {
  const options = { timeZone: 'America/Chicago', dateStyle: 'short', timeStyle: 'short' };
  return new Intl.DateTimeFormat('sv-SE', options).format(instant);
}
