import { Eraser } from 'lucide-react';
import { type PointerEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormField } from '#shared/form/use-form-field.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { signatureTexts } from './signature-texts.ts';

export type SignValues = {
  /** Also the signature of a client who types. */
  name: string;
  poNumber: string;
  signing: { readonly by: 'drawing' | 'typing'; readonly strokes: readonly Stroke[] };
  pamphlet: boolean;
};

type SignatureFieldProps = { form: SavedFormHandle<SignValues>; mustDraw: boolean };

const ways = { drawing: signatureTexts().drawIt, typing: signatureTexts().typeIt } as const;

/** A drawn signature, or the typed name for keyboard and screen reader users. */
export function SignatureField({ form, mustDraw }: SignatureFieldProps) {
  const t = signatureTexts();
  const label = t.yourSignature;
  const { value, onChange, error } = useFormField({ form, name: 'signing', label }, ({ by }) => ways[by]);
  const signing: SignValues['signing'] = value;
  const name = useWatch({ control: form.control, name: 'name' });
  const groupId = useId();
  const errorId = `${groupId}-error`;
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6" hidden={mustDraw}>
        {(['drawing', 'typing'] as const).map((by) => (
          <label key={by} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={groupId}
              className="radio border-base-content/60"
              aria-invalid={error !== undefined}
              checked={signing.by === by}
              onChange={() => onChange({ ...signing, by })}
            />
            {ways[by]}
          </label>
        ))}
      </div>
      {signing.by === 'drawing' ? (
        <SignaturePad
          strokes={signing.strokes}
          onChange={(strokes) => onChange({ ...signing, strokes })}
          errorId={error ? errorId : undefined}
        />
      ) : (
        <div className="grid gap-1.5">
          <p className="wrap-anywhere max-w-xl rounded-field border-2 border-base-content/55 bg-white px-4 py-6 font-semibold text-3xl text-black">
            {name.trim() || <span className="font-normal text-base text-black/70">{t.nameOnceTyped}</span>}
          </p>
          <p className="text-base-content/75 text-sm">{t.typedNameBinds}</p>
        </div>
      )}
      <FieldError id={errorId} label={label} error={error} isQuiet />
    </fieldset>
  );
}

type SignaturePadProps = {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  errorId: string | undefined;
};

/** A pad for finger, pen or mouse. The form offers typing instead. */
function SignaturePad({ strokes, onChange, errorId }: SignaturePadProps) {
  const t = signatureTexts();
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
        aria-label={strokes.length === 0 ? t.nothingDrawn : t.drawn}
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
      <Button
        icon={Eraser}
        className="justify-self-start"
        disabled={strokes.length === 0}
        onClick={() => onChange([])}
      >
        {t.clear}
      </Button>
    </div>
  );
}

function pointOf(event: PointerEvent<SVGSVGElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: rounded(((event.clientX - box.left) / box.width) * padSize.width),
    y: rounded(((event.clientY - box.top) / box.height) * padSize.height),
  };
}

const inkWidth = 4;

/** The signature as a PNG data URL: dark on white in every theme. */
export function signatureImage(strokes: readonly Stroke[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = padSize.width;
  canvas.height = padSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, padSize.width, padSize.height);
  context.lineWidth = inkWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#14181d';
  for (const stroke of strokes) context.stroke(new Path2D(strokePath(stroke)));
  return canvas.toDataURL('image/png');
}

type PadPoint = { readonly x: number; readonly y: number };
type Stroke = readonly PadPoint[];

/** The pad's own units, independent of its size on screen. */
const padSize = { width: 600, height: 200 } as const;

/** A shorter drawing counts as an accidental touch. Total stroke length in pad units. */
const shortestSignature = 60;

export function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  const begin = `M${first.x} ${first.y}`;
  // A line of length zero with round ends shows as a dot.
  if (rest.length === 0) return `${begin}h0`;
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${point.x} ${point.y}`;
    return `Q${point.x} ${point.y} ${rounded((point.x + next.x) / 2)} ${rounded((point.y + next.y) / 2)}`;
  });
  return begin + curves.join('');
}

export function isSignature(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= shortestSignature;
}

function lengthOf(stroke: Stroke): number {
  return stroke.reduce((sum, point, index) => {
    const before = stroke[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
  }, 0);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
