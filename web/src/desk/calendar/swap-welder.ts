/** A time in the lane of a welder; null is that of visits nobody has yet. */
export type Place = { readonly scheduledDate: string; readonly lane: string | null };

/**
 * Who makes a visit once its card went from one lane to another: the others stay. To nobody's lane is out of the crew; into
 * the lane of somebody who is in it already changes nothing.
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

/**
 * The lane before or after, of those that a visit can go to: others of its crew are passed over, and the first and the last
 * are the end.
 */
export function nextLane(
  lane: string | null,
  by: 1 | -1,
  order: readonly (string | null)[],
  others: readonly string[],
): string | null {
  const open = order.filter((id) => id === lane || id === null || !others.includes(id));
  return open[Math.min(Math.max(open.indexOf(lane) + by, 0), open.length - 1)] ?? null;
}
