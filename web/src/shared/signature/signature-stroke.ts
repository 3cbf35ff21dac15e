/** A point of the signature pad, in its own units. */
type PadPoint = { readonly x: number; readonly y: number };
export type Stroke = readonly PadPoint[];

/** The pad in units of its own, whatever it measures on the screen. */
export const padSize = { width: 600, height: 200 } as const;

/** Below this a touch by mistake ends, and a signature begins: units of the pad, all strokes together. */
const shortestSignature = 60;

/** The stroke as SVG path data, rounded between its points. */
export function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  const begin = `M${first.x} ${first.y}`;
  // A dot: a line without length, which round ends make visible.
  if (rest.length === 0) return `${begin}h0`;
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${point.x} ${point.y}`;
    return `Q${point.x} ${point.y} ${rounded((point.x + next.x) / 2)} ${rounded((point.y + next.y) / 2)}`;
  });
  return begin + curves.join('');
}

/** Whether there is more on the pad than a touch by mistake. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= shortestSignature;
}

function lengthOf(stroke: Stroke): number {
  return stroke.reduce((sum, point, index) => {
    const before = stroke[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
  }, 0);
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
