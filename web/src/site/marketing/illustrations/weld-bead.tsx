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

/** Drawn in the line and color around it. */
export function WeldBead({ x, y, ripples, step = 6, angle = 0 }: WeldBeadProps) {
  const half = Math.round(step * 9.5) / 10;
  const arc = `q${Math.round(step * 1.3)} ${half} 0 ${half * 2}`;
  const arcs = `M0${-half}${Array(ripples)
    .fill(arc)
    .join(`m${step}${-half * 2}`)}`;
  return (
    <path
      d={arcs}
      transform={`translate(${x} ${y}) rotate(${angle})`}
      strokeWidth={Math.round(step * 4.2) / 10}
    />
  );
}
