import { codeDigits } from '@welding/domain/entities/login-code';
import { type ComponentProps, type Ref, useState } from 'react';

type CodeInputProps = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  value: string;
  /** Called with the digits as they stand; anything else that was typed or pasted is left out. */
  onChange: (digits: string) => void;
  ref: Ref<HTMLInputElement>;
};

/**
 * Six boxes for a code. They are one field, so that it can be pasted, filled in by the phone and read out as one; the boxes
 * only show what stands in it.
 */
export function CodeInput({ value, onChange, ref, ...control }: CodeInputProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const next = Math.min(value.length, codeDigits - 1);
  return (
    <div className="relative w-full max-w-80">
      <div aria-hidden="true" className="grid grid-cols-6 gap-1.5 sm:gap-2">
        {Array.from({ length: codeDigits }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move
            key={place}
            className={`grid h-14 place-items-center rounded-field border-2 bg-base-100 font-mono font-semibold text-2xl ${
              control['aria-invalid'] ? 'border-error' : 'border-base-content/60'
            } ${hasFocus && place === next ? 'outline-2 outline-primary outline-offset-2' : ''}`}
          >
            {value[place]}
          </span>
        ))}
      </div>
      <input
        {...control}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="absolute inset-0 w-full cursor-text opacity-0"
        value={value}
        onChange={(event) => onChange(digitsAfter(value, event.target.value))}
        onPaste={(event) => {
          const pasted = digitsOf(event.clipboardData.getData('text'));
          if (pasted === '') return;
          event.preventDefault();
          onChange(pasted.slice(0, codeDigits));
        }}
        // The caret cannot be seen: it stays where the next digit goes.
        onSelect={({ currentTarget }) => {
          const { selectionStart, selectionEnd, value: shown } = currentTarget;
          if (selectionStart === selectionEnd) currentTarget.setSelectionRange(shown.length, shown.length);
        }}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      />
    </div>
  );
}

/** A digit typed after six begins a new code. */
function digitsAfter(before: string, typed: string): string {
  const digits = digitsOf(typed);
  const isAnother = before.length === codeDigits && digits.length > codeDigits;
  return digits.slice(isAnother ? codeDigits : 0).slice(0, codeDigits);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
