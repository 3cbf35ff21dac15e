/** A pair of neighbors, of which the first imports something of the second. */
export type Edge = readonly [from: string, to: string];

/** The circles among `edges`, each as what it goes through, ending where it begins; of those that share a place, one. */
export function cyclesOf(edges: readonly Edge[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (place: string, way: readonly string[]) => {
    if (way.includes(place)) {
      cycles.push([...way.slice(way.indexOf(place)), place]);
      return;
    }
    if (done.has(place)) return;
    for (const follower of [...(next.get(place) ?? [])].sort()) visit(follower, [...way, place]);
    done.add(place);
  };
  for (const place of [...next.keys()].sort()) visit(place, []);
  return cycles;
}
