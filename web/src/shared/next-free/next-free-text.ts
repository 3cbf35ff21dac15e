import type { NextFree } from '@welding/domain/booking/availability';
import { clockText, type SpecialDay, specialHoursText } from '@welding/domain/business/opening-hours';

// Names of days by hand: Intl's formats, of which the first one is a long task on a phone, are not needed for it.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** When the next visit is possible, for people: tomorrow 8:00 AM. Both days and the time are Chicago's. */
export function nextVisitText({ today, wallTime }: Pick<NextFree, 'today' | 'wallTime'>): string | undefined {
  if (wallTime === null) return undefined;
  const [date = '', clock = ''] = wallTime.split('T');
  const ahead = (noonOf(date).getTime() - noonOf(today).getTime()) / 86_400_000;
  const day = ['today', 'tomorrow'][ahead] ?? `${dayText(date)},`;
  return `${day} ${clockText(clock)}`;
}

/** The soonest special day, for people: Thu, Nov 26, Thanksgiving: Closed. */
export function specialDayText([next]: readonly SpecialDay[]): string | undefined {
  return next && `${dayText(next.date)}, ${next.label}: ${specialHoursText(next)}`;
}

function dayText(date: string): string {
  const noon = noonOf(date);
  return `${weekdays[noon.getUTCDay()]}, ${months[noon.getUTCMonth()]} ${noon.getUTCDate()}`;
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
