import { Sparks } from './sparks.tsx';
import { WeldBead } from './weld-bead.tsx';

/** A column on its base plate, a beam being welded to it with a stiffener. */
export function BeamDrawing() {
  return (
    <svg viewBox="0 0 320 220" className="drawing" aria-hidden="true">
      <path d="M0 200h320" className="drawing-line" />
      <path d="M48 186h96v14H48z" className="drawing-steel" />
      <path d="M62 20h14v166H62zM116 20h14v166h-14z" className="drawing-steel" />
      <path d="M76 20h40v166H76z" className="drawing-shade" />
      <path d="M130 70h174v12H130zM130 124h174v12H130z" className="drawing-steel" />
      <path d="M130 82h174v42H130z" className="drawing-shade" />
      <path d="M76 70h40v10H76zM76 126h40v10H76z" className="drawing-steel" />
      <path d="m130 136 44 0-44 44z" className="drawing-steel" />
      <g className="drawing-hole">
        <circle cx="56" cy="193" r="2.5" />
        <circle cx="136" cy="193" r="2.5" />
        <circle cx="286" cy="94" r="3.5" />
        <circle cx="286" cy="112" r="3.5" />
        <circle cx="270" cy="94" r="3.5" />
        <circle cx="270" cy="112" r="3.5" />
      </g>
      <path d="m218 40 34-30M252 10l14-6" className="drawing-tool" />
      <path d="m138 66 80-26" className="drawing-rod" />
      <WeldBead x={131} y={176} ripples={6} angle={-90} />
      <WeldBead x={131} y={120} ripples={5} angle={-90} />
      <Sparks x={133} y={67} reach={54} />
    </svg>
  );
}
