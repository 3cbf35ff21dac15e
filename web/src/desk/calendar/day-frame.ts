import { hoursOfDate, type SpecialDay } from '@welding/domain/booking/opening-hours';
import { chicagoDayBounds, chicagoInstant } from '@welding/domain/values/chicago-day';
import type { Span } from './lay-out-overlaps.ts';

const hourMs = 3_600_000;
/** Shown even when nothing is planned: an hour more than the longest ordinary day on either side. */
const usual = { from: '06:00', to: '19:00' };

/** The part of a Chicago day that is drawn, in epoch milliseconds; on clock-change days its hours are those that there are. */
export type DayFrame = {
  readonly start: number;
  readonly end: number;
  /** Where each hour begins. */
  readonly hours: readonly number[];
  /** When the business is open; null when it is closed. */
  readonly open: { readonly start: number; readonly end: number } | null;
};

/**
 * What to draw of `date` so that all of `spans` that lie on it can be seen. Blocked time need not be seen whole: it adds to what
 * is drawn where none of it would be.
 */
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

/** Which part of the frame's height a span takes, in hours from its top; clipped to it. */
export function placeInFrame(
  frame: DayFrame,
  { start, end }: Omit<Span, 'id'>,
): { top: number; height: number } {
  const top = Math.max(start, frame.start);
  const bottom = Math.min(end, frame.end);
  return { top: (top - frame.start) / hourMs, height: Math.max(0, (bottom - top) / hourMs) };
}

/** The instant that lies `hours` below the frame's top, at the nearest multiple of `stepMinutes`, within the frame. */
export function instantInFrame(frame: DayFrame, hours: number, stepMinutes: number): Date {
  const stepMs = stepMinutes * 60_000;
  const instant = frame.start + Math.round((hours * hourMs) / stepMs) * stepMs;
  return new Date(Math.min(Math.max(instant, frame.start), frame.end - stepMs));
}
