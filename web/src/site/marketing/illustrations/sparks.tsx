type SparksProps = {
  /** The arc's position, in the drawing's units. */
  x: number;
  y: number;
  reach: number;
};

/** Angle in degrees (0 to the right, growing downwards), and start and end of the streak as shares of the reach. */
const streaks = [
  [-168, 0.3, 0.62],
  [-150, 0.25, 0.9],
  [-136, 0.4, 0.66],
  [-118, 0.3, 0.8],
  [-101, 0.35, 0.55],
  [-80, 0.28, 0.74],
  [-62, 0.4, 1],
  [-47, 0.25, 0.6],
  [-33, 0.45, 0.92],
  [-19, 0.3, 0.7],
  [-6, 0.42, 0.86],
  [12, 0.34, 0.58],
] as const;

export function Sparks({ x, y, reach }: SparksProps) {
  const at = (angle: number, share: number) => {
    const radians = (angle * Math.PI) / 180;
    return [Math.cos(radians), Math.sin(radians)].map((part) => Math.round(part * share * reach));
  };
  const path = streaks
    .map(([angle, from, to]) => `M${[...at(angle, from), ...at(angle, to)].join(' ').replaceAll(' -', '-')}`)
    .join('');
  return (
    <g transform={`translate(${x} ${y})`}>
      <g fill="var(--color-primary)" stroke="none">
        <circle r={Math.round(reach * 0.3)} opacity=".18" />
        <circle r={reach * 0.16} opacity=".45" />
      </g>
      <path d={path} strokeWidth={Math.round(reach * 0.26) / 10} />
      <circle r={reach * 0.08} fill="#fff6e6" stroke="none" />
    </g>
  );
}
