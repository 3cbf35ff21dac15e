import type { Busy } from '@welding/domain/booking/busy';
import { timeOfVisit } from '@welding/domain/booking/busy-of-visit';
import { conflictsOf } from '@welding/domain/booking/conflicts';
import type { MilesBetween } from '@welding/domain/booking/gap';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { DayFrame } from './day-frame.ts';
import type { Lane } from './lanes.ts';

/** By which a place counts as free, as the server will judge it. */
export type PlaceRules = { readonly gapMinutes: number; readonly milesBetween: MilesBetween };

/** Whether `visit` could begin at `start` in this lane. What nobody is assigned to is in nobody's way. */
export function isFreeAt(visit: Appointment, start: number, lane: Lane, rules: PlaceRules): boolean {
  return lane.welderId === null || fits(visit, start, busyOf(lane, visit.id), rules);
}

function fits(visit: Appointment, start: number, busy: readonly Busy[], rules: PlaceRules): boolean {
  const end = start + Number(visit.duration) * 60_000;
  const wanted = { kind: 'visit', start: new Date(start), end: new Date(end), zip: visit.zip } as const;
  return conflictsOf(wanted, busy, { ...rules, now: new Date() }).length === 0;
}

/**
 * The parts of the frame, within the hours, that `visit` could take in this lane, in epoch milliseconds.
 * @param stepMinutes a visit begins at multiples of so many minutes
 */
export function freePlaces(
  visit: Appointment,
  lane: Lane,
  frame: DayFrame,
  rules: PlaceRules,
  stepMinutes: number,
): { start: number; end: number }[] {
  if (lane.welderId === null || !frame.open) return [];
  const busy = busyOf(lane, visit.id);
  const lengthMs = Number(visit.duration) * 60_000;
  const places: { start: number; end: number }[] = [];
  for (let start = frame.open.start; start + lengthMs <= frame.open.end; start += stepMinutes * 60_000) {
    if (!fits(visit, start, busy, rules)) continue;
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
