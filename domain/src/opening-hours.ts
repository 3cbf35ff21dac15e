import { TZDateMini } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
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
  return groupOf(new TZDateMini(instant.getTime(), business.timeZone).getDay());
}

/** Whether the business is open at `instant`, from the opening minute up to, not including, the closing one. */
export function isOpenAt(instant: Date): boolean {
  const { open } = hoursOn(instant);
  const time = chicagoClock(instant);
  return open !== null && time >= open.from && time < open.to;
}

/** "Open now", or when the business opens next: "Opens Monday 7:00 AM", "Opens today 7:00 AM". */
export function openingText(now: Date): string {
  if (isOpenAt(now)) return 'Open now';
  const today = new TZDateMini(now.getTime(), business.timeZone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const weekday = addDays(today, ahead).getDay();
    const { open } = groupOf(weekday);
    if (open && (ahead > 0 || chicagoClock(now) < open.from)) {
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

function chicagoClock(instant: Date): string {
  const local = new TZDateMini(instant.getTime(), business.timeZone);
  return `${String(local.getHours()).padStart(2, '0')}:${String(local.getMinutes()).padStart(2, '0')}`;
}
