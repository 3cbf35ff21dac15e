import { Sparks } from './sparks.tsx';

/** A dump truck with its body raised, its frame being welded behind the cab. */
export function TruckDrawing() {
  return (
    <svg viewBox="0 0 320 220" className="drawing" aria-hidden="true">
      <path d="M0 200h320" className="drawing-line" />
      <path d="m112 122 150-68 40 30-28 62H132z" className="drawing-steel" />
      <path d="m132 120 24 26M166 105l18 41M200 89l10 57M234 74l4 72" className="drawing-line" />
      <path d="m262 54 14-2 38 28-12 4z" className="drawing-shade" />
      <path d="M30 150h266v16H30z" className="drawing-steel" />
      <path d="M150 150 196 122" className="drawing-tool" />
      <path d="M20 160v-44q0-6 6-8l12-4 14-42q2-6 8-6h34v94z" className="drawing-steel" />
      <path d="M48 98 60 66h22v32z" className="drawing-glass" />
      <path d="M98 40h8v110h-8z" className="drawing-shade" />
      <path d="M18 132h18M18 142h18" className="drawing-line" />
      <path d="M74 108h10" className="drawing-line" />
      <g className="drawing-tire">
        <circle cx="58" cy="176" r="24" />
        <circle cx="206" cy="176" r="24" />
        <circle cx="262" cy="176" r="24" />
      </g>
      <g className="drawing-shade">
        <circle cx="58" cy="176" r="10" />
        <circle cx="206" cy="176" r="10" />
        <circle cx="262" cy="176" r="10" />
      </g>
      <path d="m130 150 5 6-4 4 5 6" fill="none" stroke="var(--color-primary)" strokeWidth="3" />
      <Sparks x={132} y={158} reach={56} />
    </svg>
  );
}
