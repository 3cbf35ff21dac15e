import { useId } from 'react';
import { FieldError } from '#shared/ui/field-error.tsx';
import { SignaturePad } from './signature-pad.tsx';
import type { Stroke } from './signature-stroke.ts';
import { signatureTexts } from './signature-texts.ts';

/** How one signs, and what was drawn so far. */
export type Signing = { readonly by: 'drawing' | 'typing'; readonly strokes: readonly Stroke[] };

type SignatureFieldProps = {
  /** As it was typed: the signature of who signs by typing. */
  name: string;
  signing: Signing;
  mustDraw: boolean;
  error: string | undefined;
  onChange: (signing: Signing) => void;
};

const ways = { drawing: signatureTexts().drawIt, typing: signatureTexts().typeIt } as const;

/** A signature: drawn, or, by keyboard and screen reader alike, the typed name. */
export function SignatureField({ name, signing, mustDraw, error, onChange }: SignatureFieldProps) {
  const groupId = useId();
  const errorId = `${groupId}-error`;
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{signatureTexts().yourSignature}</legend>
      <div className="flex flex-wrap gap-x-6" hidden={mustDraw}>
        {(['drawing', 'typing'] as const).map((by) => (
          <label key={by} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={groupId}
              className="radio border-base-content/60"
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
            {name.trim() || (
              <span className="font-normal text-base text-black/70">{signatureTexts().nameOnceTyped}</span>
            )}
          </p>
          <p className="text-base-content/75 text-sm">{signatureTexts().typedNameBinds}</p>
        </div>
      )}
      <FieldError id={errorId} label={signatureTexts().yourSignature} error={error} />
    </fieldset>
  );
}
