type WeldBeadProps = {
  /** The bead's start, in the drawing's units. */
  x: number;
  y: number;
  /** The number of ripples, one `step` apart. */
  ripples: number;
  step?: number;
  /** Degrees clockwise from pointing right. */
  angle?: number;
};

export function WeldBead({ x, y, ripples, step = 6, angle = 0 }: WeldBeadProps) {
  const half = step * 0.95;
  const arc = `q${step * 1.3} ${half} 0 ${half * 2}`;
  const arcs = `M0 ${-half}${Array(ripples)
    .fill(arc)
    .join(`m${step} ${-half * 2}`)}`;
  return (
    <path
      d={arcs}
      transform={`translate(${x} ${y}) rotate(${angle})`}
      fill="none"
      stroke="var(--color-primary)"
      strokeWidth={step * 0.42}
      strokeLinecap="round"
    />
  );
}
