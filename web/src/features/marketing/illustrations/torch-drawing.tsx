import { Sparks } from './sparks.tsx';
import { WeldBead } from './weld-bead.tsx';

/** Two aluminum plates joined with a TIG torch and a filler rod: the bead lies behind the arc. */
export function TorchDrawing() {
  return (
    <svg viewBox="0 0 320 220" className="drawing" aria-hidden="true">
      <path d="m14 150 110-38h182L190 150z" className="drawing-steel" />
      <path d="m14 150 176 0 0 10H14zM190 150l116-38v10l-116 38z" className="drawing-shade" />
      <path d="m14 164 176 0v32H14z" className="drawing-steel" />
      <path d="m190 164 116-38v32l-116 38z" className="drawing-shade" />
      <path d="M30 176h60M30 184h40" className="drawing-line" />
      <path d="m60 158-42 14" className="drawing-line" />
      <WeldBead x={64} y={134} ripples={12} step={9} angle={0} />
      <path d="m188 118 16-30 18 9-20 30z" className="drawing-shade" />
      <path d="m206 90 10-20 20 10-10 21z" className="drawing-steel" />
      <path d="m222 76 14-26q4-8 12-6l64 18" className="drawing-hose" />
      <path d="m190 122-8 12" className="drawing-rod" />
      <path d="M172 136 60 62" className="drawing-rod" />
      <Sparks x={178} y={136} reach={44} />
    </svg>
  );
}
