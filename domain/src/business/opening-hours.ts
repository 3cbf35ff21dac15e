import { lazy } from '../values/lazy.ts';
import { business, businessHours, type HoursGroup } from './business.ts';

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** What to call the hours of a group: 7:00 AM - 6:00 PM, or Emergency Only. */
export function hoursText(group: HoursGroup): string {
  return group.open ? `${clockText(group.open.from)} - ${clockText(group.open.to)}` : 'Emergency Only';
}

/** 24-hour `HH:mm` for people: 7:00 AM. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The hours that hold on the Chicago day of `instant`. */
export function hoursOn(instant: Date): HoursGroup {
  return groupOf(chicagoClock(instant).weekday);
}

/** Whether the business is open at `instant`, from the opening minute up to, not including, the closing one. */
export function isOpenAt(instant: Date): boolean {
  const { weekday, time } = chicagoClock(instant);
  const { open } = groupOf(weekday);
  return open !== null && time >= open.from && time < open.to;
}

/** "Open now", or when the business opens next: "Opens Monday 7:00 AM", "Opens today 7:00 AM". */
export function openingText(now: Date): string {
  if (isOpenAt(now)) return 'Open now';
  const { weekday: today, time } = chicagoClock(now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const weekday = (today + ahead) % 7;
    const { open } = groupOf(weekday);
    if (open && (ahead > 0 || time < open.from)) {
      return `Opens ${ahead === 0 ? 'today' : weekdayNames[weekday]} ${clockText(open.from)}`;
    }
  }
  return 'Emergency Only';
}

function groupOf(weekday: number): HoursGroup {
  const group = businessHours.find(({ days }) => days.includes(weekday));
  if (!group) throw new RangeError(`businessHours has no entry for ${weekdayNames[weekday]}`);
  return group;
}

const clockFormat = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: business.timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Weekday (Sunday 0) and 24-hour `HH:mm` on Chicago's wall. Without a time library, which every visitor would load. */
function chicagoClock(instant: Date): { weekday: number; time: string } {
  const parts = new Map(
    clockFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    weekday: weekdayNames.findIndex((name) => name === parts.get('weekday')),
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
