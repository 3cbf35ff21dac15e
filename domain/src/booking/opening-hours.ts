import { business, businessHours, type HoursGroup } from '../values/business.ts';
import { inLanguages, say } from '../values/language.ts';
import { lazy } from '../values/lazy.ts';
import { timeTexts, withArticle } from '../values/words.ts';

// Short, so that the opening line fits the smallest phone.
const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const spanishWeekdays = ['dom.', 'lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.'] as const;

const openingHoursTexts = inLanguages({
  emergencyOnly: say('Emergency Only', 'Solo emergencias'),
  closed: say('Closed', 'Cerrado'),
  openNow: say('Open now', 'Abierto ahora'),
  opensToday: say(
    (clock: string) => `Opens today ${clock}`,
    (clock: string) => `Abre hoy a ${withArticle(clock)}`,
  ),
  /** @param weekday from 0, Sunday */
  opensOn: say(
    (weekday: number, clock: string) => `Opens ${englishWeekdays[weekday]} ${clock}`,
    (weekday: number, clock: string) => `Abre el ${spanishWeekdays[weekday]} a ${withArticle(clock)}`,
  ),
});

/** A Chicago day, `YYYY-MM-DD`, with hours unlike its weekday's: 24-hour Chicago time, or closed. */
export type SpecialDay = {
  readonly date: string;
  readonly label: string;
  readonly open: HoursGroup['open'];
};

/** For example 7:00 AM - 6:00 PM, or Emergency Only. */
export function openHoursText(group: Pick<HoursGroup, 'open'>): string {
  return group.open
    ? `${clockText(group.open.from)} - ${clockText(group.open.to)}`
    : openingHoursTexts().emergencyOnly;
}

/** 24-hour `HH:mm` for people: 7:00 AM. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return timeTexts().timeOfDay(hour, String(minute).padStart(2, '0'));
}

export function hoursOn(instant: Date): HoursGroup {
  return groupOf(new Date(`${chicagoClock(instant).date}T12:00:00Z`).getUTCDay());
}

/** For example 9:00 AM - 1:00 PM, or Closed. */
export function specialHoursText({ open }: SpecialDay): string {
  return open ? openHoursText({ open }) : openingHoursTexts().closed;
}

export function specialDayAt(instant: Date, specialDays: readonly SpecialDay[]): SpecialDay | undefined {
  const { date } = chicagoClock(instant);
  return specialDays.find((special) => special.date === date);
}

/** The hours of a Chicago day, `YYYY-MM-DD`; null if closed. */
export function hoursOfDate(date: string, specialDays: readonly SpecialDay[]): HoursGroup['open'] {
  const special = specialDays.find((day) => day.date === date);
  return special ? special.open : groupOf(new Date(`${date}T12:00:00Z`).getUTCDay()).open;
}

/** Whether the business is open at `instant`, from the opening minute up to but not including the closing one. */
export function isOpenAt(instant: Date, specialDays: readonly SpecialDay[] = []): boolean {
  const { date, time } = chicagoClock(instant);
  const open = hoursOfDate(date, specialDays);
  return open !== null && time >= open.from && time < open.to;
}

/** "Open now", or the next opening: "Opens Monday 7:00 AM", "Opens today 7:00 AM". */
export function openingText(now: Date, specialDays: readonly SpecialDay[] = []): string {
  const t = openingHoursTexts();
  if (isOpenAt(now, specialDays)) return t.openNow;
  const { date: today, time } = chicagoClock(now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const noon = new Date(Date.parse(`${today}T12:00:00Z`) + ahead * 86_400_000);
    const weekday = noon.getUTCDay();
    const open = hoursOfDate(noon.toISOString().slice(0, 10), specialDays);
    if (open && (ahead > 0 || time < open.from)) {
      // Drops ":00" so that the line fits the smallest phone.
      const clock = clockText(open.from).replace(':00', '');
      return ahead === 0 ? t.opensToday(clock) : t.opensOn(weekday, clock);
    }
  }
  return t.emergencyOnly;
}

function groupOf(weekday: number): HoursGroup {
  const group = businessHours.find(({ days }) => days.includes(weekday));
  if (!group) throw new RangeError(`businessHours has no entry for weekday ${weekday}`);
  return group;
}

const clockFormat = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: business.timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** The Chicago date, `YYYY-MM-DD`, and 24-hour `HH:mm`. Avoids the time library, which every visitor would load. */
function chicagoClock(instant: Date): { date: string; time: string } {
  const parts = new Map(
    clockFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
