import { type Busy, conflictsOf, type MilesBetween, timeOfVisit } from '@welding/domain/booking/busy';
import { hoursOfDate, type SpecialDay } from '@welding/domain/booking/opening-hours';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { chicagoDayBounds, chicagoInstant } from '@welding/domain/values/chicago-day';
import { serverNow } from '#shared/time/server-clock.ts';
import type { Lane, Span } from './lanes.ts';
import type { Slot } from './save-visit.tsx';

export type CalendarViewProps = {
  readonly dates: readonly string[];
  readonly today: string;
  readonly lanesFor: (visits: readonly Appointment[]) => readonly Lane[];
  readonly visits: readonly Appointment[];
  readonly specialDays: readonly SpecialDay[];
  readonly rules: PlaceRules;
  /** Missing for people who may only look. */
  readonly onMove: ((visit: Appointment, slot: Slot) => void) | undefined;
};

const hourMs = 3_600_000;
/** The hours always shown: an hour more than the longest normal day on either side. */
const usual = { from: '06:00', to: '19:00' };

/** The drawn part of a Chicago day in epoch milliseconds. On clock change days it has the real hours. */
export type DayFrame = {
  readonly start: number;
  readonly end: number;
  readonly hours: readonly number[];
  /** Business hours; null when closed. */
  readonly open: { readonly start: number; readonly end: number } | null;
};

/** The hours of `date` that show all `spans`. Blocks may be cut off unless they would not show at all. */
export function dayFrame(
  date: string,
  spans: readonly Span[],
  specialDays: readonly SpecialDay[],
  blocked: readonly Span[] = [],
): DayFrame {
  const frame = frameOf(date, spans, specialDays);
  const unseen = blocked.filter(({ start, end }) => start >= frame.end || end <= frame.start);
  return unseen.length > 0 ? frameOf(date, [...spans, ...unseen], specialDays) : frame;
}

function frameOf(date: string, spans: readonly Span[], specialDays: readonly SpecialDay[]): DayFrame {
  const bounds = chicagoDayBounds(date);
  const [first, last] = [bounds.start.getTime(), bounds.end.getTime()];
  const hours = hoursOfDate(date, specialDays);
  const open = hours && {
    start: chicagoInstant(date, hours.from).getTime(),
    end: chicagoInstant(date, hours.to).getTime(),
  };
  const here = spans.filter((span) => span.start < last && span.end > first);
  const starts = [
    chicagoInstant(date, usual.from).getTime(),
    ...(open ? [open.start] : []),
    ...here.map((s) => s.start),
  ];
  const ends = [
    chicagoInstant(date, usual.to).getTime(),
    ...(open ? [open.end] : []),
    ...here.map((s) => s.end),
  ];
  const wholeHours = (ms: number) => first + ms * hourMs;
  const start = Math.max(first, wholeHours(Math.floor((Math.min(...starts) - first) / hourMs)));
  const end = Math.min(last, wholeHours(Math.ceil((Math.max(...ends) - first) / hourMs)));
  const count = Math.round((end - start) / hourMs);
  return { start, end, open, hours: Array.from({ length: count }, (_, hour) => start + hour * hourMs) };
}

/** The position of a span in hours from the top, clipped to the frame. */
export function placeInFrame(
  frame: DayFrame,
  { start, end }: Omit<Span, 'id'>,
): { top: number; height: number } {
  const top = Math.max(start, frame.start);
  const bottom = Math.min(end, frame.end);
  return { top: (top - frame.start) / hourMs, height: Math.max(0, (bottom - top) / hourMs) };
}

/** The instant `hours` below the top, rounded to `stepMinutes`, within the frame. */
export function instantInFrame(frame: DayFrame, hours: number, stepMinutes: number): Date {
  const stepMs = stepMinutes * 60_000;
  const instant = frame.start + Math.round((hours * hourMs) / stepMs) * stepMs;
  return new Date(Math.min(Math.max(instant, frame.start), frame.end - stepMs));
}

/** The same rules as the server's. */
export type PlaceRules = { readonly gapMinutes: number; readonly milesBetween: MilesBetween };

/** Whether `visit` could start at `start` in all these lanes. Unassigned visits never conflict. */
export function isFreeAt(
  visit: Appointment,
  start: number,
  lanes: readonly Lane[],
  rules: PlaceRules,
): boolean {
  return lanes.every((lane) => fits(visit, start, busyOf(lane, visit.id), rules));
}

export function lanesOfCrew(
  lanes: readonly Lane[],
  visit: Appointment,
  from: string | null,
  to: string | null,
): readonly Lane[] {
  const crew = swapWelder(crewOf(visit), from, to);
  return lanes.filter(({ welderId }) => welderId !== null && crew.includes(welderId));
}

function fits(visit: Appointment, start: number, busy: readonly Busy[], rules: PlaceRules): boolean {
  const end = start + Number(visit.duration) * 60_000;
  const wanted = { kind: 'visit', start: new Date(start), end: new Date(end), zip: visit.zip } as const;
  return conflictsOf(wanted, busy, { ...rules, now: serverNow() }).length === 0;
}

/**
 * The free parts of the frame for `visit` in all these lanes, within the hours, in epoch milliseconds.
 * @param stepMinutes visits start at multiples of this
 */
export function freePlaces(
  visit: Appointment,
  lanes: readonly Lane[],
  frame: DayFrame,
  rules: PlaceRules,
  stepMinutes: number,
): { start: number; end: number }[] {
  if (lanes.length === 0 || !frame.open) return [];
  const busy = lanes.map((lane) => busyOf(lane, visit.id));
  const lengthMs = Number(visit.duration) * 60_000;
  const places: { start: number; end: number }[] = [];
  for (let start = frame.open.start; start + lengthMs <= frame.open.end; start += stepMinutes * 60_000) {
    if (!busy.every((one) => fits(visit, start, one, rules))) continue;
    const last = places.at(-1);
    if (last && start <= last.end) last.end = start + lengthMs;
    else places.push({ start, end: start + lengthMs });
  }
  return places;
}

function busyOf({ visits, blocks, holds }: Lane, exceptId: string): Busy[] {
  const others = visits.filter(({ id }) => id !== exceptId);
  return [
    ...others.flatMap((visit) => timeOfVisit(visit) ?? []),
    ...blocks.map(({ id, start, end }): Busy => ({ id, kind: 'block', start, end })),
    ...holds.map(({ id, start, end, until }): Busy => ({ id, kind: 'hold', start, end, until })),
  ];
}

/** A time in a welder's lane; null is the unassigned lane. */
export type LaneTime = { readonly scheduledDate: string; readonly lane: string | null };

/**
 * The crew after a card moves between lanes. The unassigned lane removes a welder; a crew member's lane changes
 * nothing.
 */
export function swapWelder(
  crew: readonly string[],
  from: string | null,
  to: string | null,
): readonly string[] {
  if (to === null) return crew.filter((id) => id !== from);
  if (crew.includes(to)) return crew;
  return from === null ? [...crew, to] : crew.map((id) => (id === from ? to : id));
}

/** The next lane in a direction that a visit can go to. Skips the crew's lanes and stops at either end. */
export function nextLane(
  lane: string | null,
  by: 1 | -1,
  order: readonly (string | null)[],
  others: readonly string[],
): string | null {
  const open = order.filter((id) => id === lane || id === null || !others.includes(id));
  return open[Math.min(Math.max(open.indexOf(lane) + by, 0), open.length - 1)] ?? null;
}
