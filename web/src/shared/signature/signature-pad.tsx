import { Eraser } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { inkWidth } from './signature-image.ts';
import { padSize, rounded, type Stroke, strokePath } from './signature-stroke.ts';
import { signatureTexts } from './signature-texts.ts';

type SignaturePadProps = {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  errorId: string | undefined;
};

/** Where one signs with a finger, a pen or the mouse. Who has none of them types the name instead (approve-form.tsx). */
export function SignaturePad({ strokes, onChange, errorId }: SignaturePadProps) {
  const [current, setCurrent] = useState<Stroke>();

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setCurrent([pointOf(event)]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!current || !event.isPrimary) return;
    const point = pointOf(event);
    setCurrent((stroke = []) => [...stroke, point]);
  };
  const end = () => {
    if (!current) return;
    onChange([...strokes, current]);
    setCurrent(undefined);
  };

  return (
    <div className="grid gap-2">
      <svg
        role="img"
        aria-label={strokes.length === 0 ? signatureTexts().nothingDrawn : signatureTexts().drawn}
        aria-describedby={errorId}
        viewBox={`0 0 ${padSize.width} ${padSize.height}`}
        className="w-full max-w-xl cursor-crosshair touch-none select-none rounded-field border-2 border-base-content/55 bg-white text-black"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d="M40 160H560" stroke="#9aa4ae" strokeWidth="2" strokeDasharray="6 8" />
        {[...strokes, ...(current ? [current] : [])].map((stroke, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added, and wiped together
            key={index}
            d={strokePath(stroke)}
            fill="none"
            stroke="currentColor"
            strokeWidth={inkWidth}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        disabled={strokes.length === 0}
        onClick={() => onChange([])}
      >
        <Eraser aria-hidden="true" />
        {signatureTexts().clear}
      </button>
    </div>
  );
}

/** Where on the pad the pointer is, in the pad's own units. */
function pointOf(event: PointerEvent<SVGSVGElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: rounded(((event.clientX - box.left) / box.width) * padSize.width),
    y: rounded(((event.clientY - box.top) / box.height) * padSize.height),
  };
}
