import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, chicagoDate, chicagoDayBounds } from '../values/chicago-day.ts';
import { toChicagoWallTime } from '../values/chicago-time.ts';
import { type Busy, gapBetween } from './busy.ts';
import {
  defaultBookingRules as booking,
  type FreeTimesQuestion,
  freeTimes,
  freeTimesOfGroups,
  nearestTimes,
} from './free-times.ts';

const minuteMs = 60_000;
const miles = (one: string, other: string) => Math.abs(Number(one) - Number(other));
const monday: FreeTimesQuestion = {
  dates: ['2027-03-08'],
  durationMinutes: 60,
  specialDays: [],
  booking,
  milesBetween: miles,
  now: new Date('2027-03-01T12:00:00Z'),
};
const busyAt = (date: string, from: string, to: string, fields: Partial<Busy> = {}): Busy => ({
  id: `${date}${from}`,
  kind: 'visit',
  start: new Date(`${date}T${from}:00-06:00`).toISOString(),
  end: new Date(`${date}T${to}:00-06:00`).toISOString(),
  ...fields,
});
const clocksOf = (question: FreeTimesQuestion, ...welders: Busy[][]) =>
  freeTimes(
    question,
    welders.map((busy, index) => ({ welderId: String(index), busy })),
  ).flatMap(({ times }) => times.map((time) => toChicagoWallTime(time).slice(11)));

describe('free times', () => {
  test('are the steps of the hours in which the whole visit fits', () => {
    const clocks = clocksOf(monday, []);
    expect([clocks[0], clocks[1], clocks.at(-1), clocks.length]).toEqual(['07:00', '07:30', '17:00', 21]);
    expect(clocksOf({ ...monday, durationMinutes: 480 }, []).at(-1)).toBe('10:00');
  });

  test('cover every step when no staff take visits', () => {
    expect(clocksOf(monday)).toHaveLength(21);
  });

  test('leave the gap around a visit, none beside a block, and the drive where it takes longer', () => {
    const visit = busyAt('2027-03-08', '10:00', '11:00', { zip: '100' });
    expect(clocksOf(monday, [visit]).slice(2, 6)).toEqual(['08:00', '08:30', '11:30', '12:00']);
    const block = busyAt('2027-03-08', '12:00', '13:00', { kind: 'block' });
    expect(clocksOf(monday, [block]).slice(8, 10)).toEqual(['11:00', '13:00'].map((clock) => clock));
    // 40 miles take 78 minutes of driving.
    expect(clocksOf({ ...monday, zip: '140' }, [visit]).slice(0, 3)).toEqual(['07:00', '07:30', '12:30']);
  });

  test('combine those of all welders', () => {
    const day = busyAt('2027-03-08', '00:00', '23:59', { kind: 'block' });
    expect(clocksOf(monday, [day])).toEqual([]);
    expect(clocksOf(monday, [day], [])).toHaveLength(21);
  });

  test('exclude a held time until the hold runs out', () => {
    const until = new Date(monday.now.getTime() + 1).toISOString();
    const hold = busyAt('2027-03-08', '07:00', '18:00', { kind: 'hold', until });
    expect(clocksOf(monday, [hold])).toEqual([]);
    expect(clocksOf({ ...monday, now: new Date(until) }, [hold])).toHaveLength(21);
  });

  test('are empty on Sundays and closed days, and follow special days’ hours', () => {
    const closed = { date: '2027-03-08', label: 'Holiday', open: null };
    const short = { date: '2027-03-07', label: 'Fair', open: { from: '09:15', to: '11:00' } };
    const question = { ...monday, dates: ['2027-03-07', '2027-03-08'] };
    expect(clocksOf({ ...question, specialDays: [closed] }, [])).toEqual([]);
    expect(clocksOf({ ...question, specialDays: [closed, short] }, [])).toEqual(['09:30', '10:00']);
  });

  test('begin after the lead time and end with the horizon', () => {
    const now = new Date('2027-03-08T15:10:00Z');
    expect(clocksOf({ ...monday, now }, [])[0]).toBe('11:30');
    const far = { ...monday, dates: ['2027-03-08', '2027-03-09', '2027-03-10'] };
    const near = { ...far, now, booking: { ...booking, horizonDays: 1 } };
    expect(freeTimes(near, []).map(({ times }) => times.length)).toEqual([12, 5, 0]);
  });
});

test('the nearest free times are one before and one after', () => {
  const days = freeTimes(monday, []);
  const nearest = nearestTimes(days, new Date('2027-03-08T16:10:00Z'), 3);
  expect(nearest.map((time) => toChicagoWallTime(time).slice(11))).toEqual(['09:30', '10:00', '10:30']);
  expect(nearestTimes([], monday.now, 3)).toEqual([]);
});

test('a gap is the one in the settings or the drive, and at most a day', () => {
  expect([gapBetween(30, undefined), gapBetween(30, 5), gapBetween(30, 20), gapBetween(0, 0)]).toEqual([
    30, 30, 40, 0,
  ]);
  expect(gapBetween(30, 5000)).toBe(240);
});

/** Checks every minute of the day separately by the shown time. */
function slowly(question: FreeTimesQuestion, welders: readonly (readonly Busy[])[]): string[] {
  const { durationMinutes, specialDays, now, zip } = question;
  return question.dates.flatMap((date) => {
    const { start, end } = chicagoDayBounds(date);
    const found: string[] = [];
    for (let at = start.getTime(); at < end.getTime(); at += minuteMs) {
      const clock = toChicagoWallTime(new Date(at)).slice(11);
      const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
      if (minute % question.booking.stepMinutes !== 0) continue;
      if (at < now.getTime() + question.booking.leadHours * 60 * minuteMs) continue;
      if (at > now.getTime() + question.booking.horizonDays * 24 * 60 * minuteMs) continue;
      if (!openAllTheTime(at, at + durationMinutes * minuteMs, specialDays)) continue;
      const isFree = (busy: readonly Busy[]) =>
        busy.every((entry) => {
          if (entry.until && Date.parse(entry.until) <= now.getTime()) return true;
          const road = entry.zip && zip ? miles(entry.zip, zip) : undefined;
          const gap = entry.kind === 'block' ? 0 : gapBetween(question.booking.gapMinutes, road) * minuteMs;
          for (let moment = at; moment < at + durationMinutes * minuteMs; moment += minuteMs) {
            const [from, to] = [Date.parse(entry.start) - gap, Date.parse(entry.end) + gap];
            if (moment + minuteMs > from && moment < to) return false;
          }
          return true;
        });
      if (welders.length === 0 || welders.some(isFree)) found.push(new Date(at).toISOString());
    }
    return found;
  });
}

function openAllTheTime(from: number, to: number, specialDays: FreeTimesQuestion['specialDays']): boolean {
  for (let moment = from; moment < to; moment += 15 * minuteMs) {
    const wall = toChicagoWallTime(new Date(moment));
    const hours = specialDays.find(({ date }) => date === wall.slice(0, 10))?.open;
    if (!hours || wall.slice(11) < hours.from || wall.slice(11) >= hours.to) return false;
  }
  return toChicagoWallTime(new Date(from)).slice(0, 10) === toChicagoWallTime(new Date(to - 1)).slice(0, 10);
}

const springForward = '2027-03-14';
const fallBack = '2027-11-07';
// Hours neither begin nor end in the hour that is skipped or repeated.
const hourOfDay = fc.constantFrom('00:00', '00:45', '03:00', '07:00', '08:30', '12:15', '18:00', '22:30');
const openHours = fc
  .tuple(hourOfDay, hourOfDay)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }));

const cases = fc
  .record({
    date: fc.constantFrom(springForward, fallBack, '2027-06-15', '2026-12-31'),
    hours: fc.array(fc.option(openHours, { freq: 4 }), { minLength: 2, maxLength: 2 }),
    durationMinutes: fc.constantFrom(30, 60, 120, 240, 480),
    stepMinutes: fc.constantFrom(15, 30, 45, 60, 240),
    gapMinutes: fc.constantFrom(0, 30, 45, 240),
    leadHours: fc.constantFrom(0, 2, 30),
    horizonDays: fc.constantFrom(1, 2, 365),
    nowMinutes: fc.integer({ min: -3000, max: 1500 }),
    zip: fc.option(fc.constantFrom('0', '30', '90'), { nil: undefined }),
    welders: fc.array(
      fc.array(
        fc.record({
          kind: fc.constantFrom('visit' as const, 'block' as const, 'hold' as const),
          from: fc.integer({ min: -20, max: 200 }),
          length: fc.constantFrom(1, 2, 4, 8, 32, 96),
          zip: fc.option(fc.constantFrom('0', '60'), { nil: undefined }),
          untilMinutes: fc.integer({ min: -1, max: 1 }),
        }),
        { maxLength: 5 },
      ),
      { maxLength: 3 },
    ),
  })
  .map(({ date, hours, nowMinutes, welders, zip, durationMinutes, ...rules }) => {
    const { start } = chicagoDayBounds(date);
    const after = (minutes: number) => new Date(start.getTime() + minutes * minuteMs);
    const dates = [date, addDays(date, 1)];
    const now = after(nowMinutes);
    const question: FreeTimesQuestion = {
      dates,
      durationMinutes,
      zip,
      now,
      milesBetween: miles,
      booking: rules,
      specialDays: dates.map((day, index) => ({ date: day, label: 'Any', open: hours[index] ?? null })),
    };
    const taken = welders.map((entries, welder) =>
      entries.map(
        ({ kind, from, length, zip: place, untilMinutes }, index): Busy => ({
          id: `${welder}-${index}`,
          kind,
          start: after(from * 15).toISOString(),
          end: after((from + length) * 15).toISOString(),
          ...(place && { zip: place }),
          ...(kind === 'hold' && { until: new Date(now.getTime() + untilMinutes * minuteMs).toISOString() }),
        }),
      ),
    );
    return { question, taken };
  });

test('are the same as minute by minute, on days of 23, 24 and 25 hours', () => {
  fc.assert(
    fc.property(cases, ({ question, taken }) => {
      const fast = freeTimes(
        question,
        taken.map((busy, index) => ({ welderId: String(index), busy })),
      );
      expect(fast.flatMap(({ times }) => times.map((time) => time.toISOString()))).toEqual(
        slowly(question, taken),
      );
      for (const { date, times } of fast) for (const time of times) expect(chicagoDate(time)).toBe(date);
    }),
    { numRuns: 40 },
  );
}, 60_000);

describe('free times read in groups', () => {
  /** Keeps what concerns the days, as their documents do: entries that touch one, or the day after the last. */
  const onDays = (busy: readonly Busy[], dates: readonly string[]) => {
    const last = chicagoDayBounds(addDays(dates.at(-1) ?? '', 1)).end.getTime();
    const first = chicagoDayBounds(dates[0] ?? '').start.getTime();
    return busy.filter(
      ({ start, end }) => Date.parse(start) < last && Date.parse(end) + 240 * minuteMs > first,
    );
  };
  const inGroups = async (question: FreeTimesQuestion, taken: readonly (readonly Busy[])[], size: number) => {
    const ids = taken.map((_, index) => String(index));
    const groups = ids.flatMap((_, index) => (index % size === 0 ? [ids.slice(index, index + size)] : []));
    const read: string[] = [];
    const days = await freeTimesOfGroups(question, groups, async (welderIds, dates) => {
      read.push(...welderIds.flatMap((id) => dates.map((date) => `${id} ${date}`)));
      return welderIds.map((id) => ({ welderId: id, busy: onDays(taken[Number(id)] ?? [], dates) }));
    });
    return { days, read };
  };

  test('are the same as when read at once', async () => {
    await fc.assert(
      fc.asyncProperty(cases, fc.integer({ min: 1, max: 3 }), async ({ question, taken }, size) => {
        const all = taken.map((busy, index) => ({ welderId: String(index), busy }));
        expect((await inGroups(question, taken, size)).days).toEqual(freeTimes(question, all));
      }),
      { numRuns: 200 },
    );
  });

  test('skip welders who add no time, and closed or fully free days', async () => {
    const question = { ...monday, dates: ['2027-03-07', '2027-03-08', '2027-03-09'] };
    const tuesday = busyAt('2027-03-09', '10:00', '11:00');
    const { read } = await inGroups(question, [[tuesday], [], []], 1);
    expect(read).toEqual(['0 2027-03-08', '0 2027-03-09', '1 2027-03-09']);
  });
});
