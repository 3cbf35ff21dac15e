import { readChicagoWallTime, toChicagoWallTime } from '@welding/domain/values/chicago-time';

const dayMs = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The Chicago day, `YYYY-MM-DD`, of this weekday a week or two from now. */
export function comingDay(weekday: (typeof weekdays)[number]): string {
  for (let ahead = 8; ahead < 15; ahead += 1) {
    const day = toChicagoWallTime(new Date(Date.now() + ahead * dayMs)).slice(0, 10);
    if (weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] === weekday) return day;
  }
  throw new Error(`${weekday} did not come within a week`);
}

/** This weekday four to eleven months from now, which other tests are unlikely to use. */
export function quietDay(weekday: (typeof weekdays)[number]): string {
  const weeks = 17 + Math.floor(Math.random() * 30);
  return new Date(Date.parse(`${comingDay(weekday)}T12:00:00Z`) + weeks * 7 * dayMs)
    .toISOString()
    .slice(0, 10);
}

/** The instant of a Chicago wall time, `YYYY-MM-DDTHH:mm`, that exists once. */
export function chicagoInstant(wallTime: string): Date {
  const reading = readChicagoWallTime(wallTime);
  if (reading.kind !== 'exact') throw new Error(`${wallTime} is ${reading.kind}`);
  return reading.instant;
}
