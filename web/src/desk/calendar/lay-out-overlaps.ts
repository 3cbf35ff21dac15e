/** Something that takes time, in epoch milliseconds. */
export type Span = { readonly id: string; readonly start: number; readonly end: number };

/** Where a span stands among those it overlaps: in the column `column` of `columns`, both the same height of time. */
export type Placement = { readonly column: number; readonly columns: number };

/** Puts spans that overlap beside one another, in as few columns as they need. */
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

/** The ids of those spans that share time with another. */
export function overlappingIds(spans: readonly Span[]): ReadonlySet<string> {
  return new Set(
    spans
      .filter((span) =>
        spans.some((other) => other.id !== span.id && other.start < span.end && span.start < other.end),
      )
      .map(({ id }) => id),
  );
}
