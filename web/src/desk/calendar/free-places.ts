import type { Busy } from '@welding/domain/booking/busy';
import { timeOfVisit } from '@welding/domain/booking/busy-of-visit';
import { conflictsOf } from '@welding/domain/booking/conflicts';
import type { MilesBetween } from '@welding/domain/booking/gap';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { serverNow } from '#shared/time/server-clock.ts';
import type { DayFrame } from './day-frame.ts';
import type { Lane } from './lanes.ts';
import { swapWelder } from './swap-welder.ts';

/** By which a place counts as free, as the server will judge it. */
export type PlaceRules = { readonly gapMinutes: number; readonly milesBetween: MilesBetween };

/** Whether `visit` could begin at `start` in all of these lanes. What nobody is assigned to is in nobody's way. */
export function isFreeAt(
  visit: Appointment,
  start: number,
  lanes: readonly Lane[],
  rules: PlaceRules,
): boolean {
  return lanes.every((lane) => fits(visit, start, busyOf(lane, visit.id), rules));
}

/** The lanes of who would make the visit, whose card goes from one lane to another. */
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
 * The parts of the frame, within the hours, that `visit` could take in all of these lanes, in epoch milliseconds.
 * @param stepMinutes a visit begins at multiples of so many minutes
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
