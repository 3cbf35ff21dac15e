import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import type { Staff } from '@welding/domain/entities/staff';
import { chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { calendarTexts } from './calendar-texts.ts';
import type { BlockedTime, ReservedTime } from './use-calendar.ts';

/** A welder's part of the calendar; without `welderId`, unassigned visits. */
export type Lane = {
  readonly welderId: string | null;
  readonly name: string;
  readonly visits: readonly Appointment[];
  readonly blocks: readonly BlockedTime[];
  readonly holds: readonly ReservedTime[];
  readonly overlapping: ReadonlySet<string>;
};

type Person = Pick<Staff, 'id' | 'name' | 'role' | 'active'>;

/** Lanes for active welders, for others with visits, and for unassigned visits. A crew's visit is in each of its lanes. */
export function lanesOf(
  people: readonly Person[],
  visits: readonly Appointment[],
  blocks: readonly BlockedTime[],
  holds: readonly ReservedTime[] = [],
): readonly Lane[] {
  const t = calendarTexts();
  const busy = new Set([...visits.flatMap(crewOf), ...[...blocks, ...holds].map(({ welderId }) => welderId)]);
  const named = people
    .filter(({ id, role, active }) => (active && role === 'welder') || busy.has(id))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name }) => ({ welderId: id, name }));
  const strangers = [...busy]
    .filter((id) => !people.some((person) => person.id === id))
    .map((id) => ({ welderId: id, name: t.formerStaff }));
  const lanes = [...named, ...strangers].map(({ welderId, name }) => {
    const own = visits.filter((visit) => crewOf(visit).includes(welderId));
    const blocked = blocks.filter((block) => block.welderId === welderId);
    const overlapping = overlappingIds([...own.map(visitSpan), ...blocked.map(blockSpan)]);
    const held = holds.filter((hold) => hold.welderId === welderId);
    return { welderId, name, visits: own, blocks: blocked, holds: held, overlapping };
  });
  const free = visits.filter((visit) => crewOf(visit).length === 0);
  return [
    ...lanes,
    {
      welderId: null,
      name: t.unassigned,
      visits: free,
      blocks: [],
      holds: [],
      overlapping: new Set<string>(),
    },
  ];
}

export function visitSpan({ id, scheduledDate, duration }: Appointment): Span {
  const start = Date.parse(scheduledDate);
  return { id, start, end: start + Number(duration) * 60_000 };
}

export function blockSpan({ id, start, end }: Pick<BlockedTime, 'id' | 'start' | 'end'>): Span {
  return { id, start: Date.parse(start), end: Date.parse(end) };
}

/** The items that touch a Chicago day. */
export function onDate<Item>(items: readonly Item[], spanOf: (item: Item) => Span, date: string): Item[] {
  return items.length === 0 ? [] : itemsWithin(items, spanOf, chicagoDayBounds(date));
}

/** The items that touch an interval, the earliest first. With many lanes the bounds of a day are computed once. */
export function itemsWithin<Item>(
  items: readonly Item[],
  spanOf: (item: Item) => Span,
  { start, end }: { readonly start: Date; readonly end: Date },
): Item[] {
  return items
    .filter((item) => spanOf(item).start < end.getTime() && spanOf(item).end > start.getTime())
    .toSorted((one, other) => spanOf(one).start - spanOf(other).start);
}

export function laneNames(lanes: readonly Lane[]): ReadonlyMap<string, string> {
  return new Map(lanes.flatMap(({ welderId, name }) => (welderId ? [[welderId, name] as const] : [])));
}

/** In epoch milliseconds. */
export type Span = { readonly id: string; readonly start: number; readonly end: number };

/** Column `column` of `columns` among overlapping spans. */
type Placement = { readonly column: number; readonly columns: number };

export function layOutOverlaps(spans: readonly Span[]): ReadonlyMap<string, Placement> {
  const placements = new Map<string, Placement>();
  const sorted = spans.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let cluster: { id: string; column: number }[] = [];
  let columnEnds: number[] = [];
  let clusterEnd = Number.NEGATIVE_INFINITY;
  const close = () => {
    for (const { id, column } of cluster) placements.set(id, { column, columns: columnEnds.length });
    cluster = [];
    columnEnds = [];
  };
  for (const { id, start, end } of sorted) {
    if (start >= clusterEnd) close();
    const free = columnEnds.findIndex((until) => until <= start);
    const column = free === -1 ? columnEnds.length : free;
    columnEnds[column] = end;
    cluster.push({ id, column });
    clusterEnd = Math.max(clusterEnd, end);
  }
  close();
  return placements;
}

export function overlappingIds(spans: readonly Span[]): ReadonlySet<string> {
  return new Set(
    spans
      .filter((span) =>
        spans.some((other) => other.id !== span.id && other.start < span.end && span.start < other.end),
      )
      .map(({ id }) => id),
  );
}
