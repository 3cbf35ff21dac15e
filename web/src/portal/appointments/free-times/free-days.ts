import type { Availability } from '@welding/domain/booking/availability';

type FreeDays = Availability['days'];

/** The days without the times that have passed, and without `taken`. */
export function stillFree(days: FreeDays, now: Date, taken: string | undefined): FreeDays {
  return days.map(({ date, times }) => ({
    date,
    times: times.filter((time) => Date.parse(time) > now.getTime() && time !== taken),
  }));
}

/** The first day on which a time is free. */
export function firstFreeDay(days: FreeDays): FreeDays[number] | undefined {
  return days.find(({ times }) => times.length > 0);
}
