type Point = readonly [number, number];

/** The largest error of a line in map units: less than half a pixel on the largest map. */
const tolerance = 0.75;

/**
 * Path data of straight lines in whole map units, without points that make no visible difference (Douglas and Peucker). Uses
 * relative steps, which are shorter. @throws RangeError for an empty path
 */
export function simplifyPath(path: string | null): string {
  if (!path) throw new RangeError('A border came out empty');
  return path.replace(/M([^MZ]+)/g, (_line, coordinates: string) => {
    const points = coordinates.split('L').map((text): Point => {
      const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
      return [x, y];
    });
    const kept = simplifyLine(points);
    return kept.length > 1 ? relative(kept) : '';
  });
}

function relative(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      return before ? `l${x - before[0]},${y - before[1]}` : `M${x},${y}`;
    })
    .join('')
    .replaceAll(',-', '-');
}

function simplifyLine(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return points;
  let farthest = 0;
  let distance = tolerance;
  points.forEach((point, index) => {
    const off = distanceToSegment(point, first, last);
    if (off > distance) [farthest, distance] = [index, off];
  });
  if (farthest === 0) return [first, last];
  const before = simplifyLine(points.slice(0, farthest + 1));
  return [...before.slice(0, -1), ...simplifyLine(points.slice(farthest))];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay));
}
