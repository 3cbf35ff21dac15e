import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '#shared/ui/field.tsx';
import { emptyDraft } from './quote-draft.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';

const texts = quoteFormTexts();
const choices = [
  { value: 'phone', label: texts.byPhone },
  { value: 'email', label: texts.byEmail },
] as const;

type ContactPreferenceProps = { radio: UseFormRegisterReturn; error: string | undefined };

export function ContactPreference({ radio, error }: ContactPreferenceProps) {
  const errorId = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error && errorId}>
      <legend className="mb-1 font-semibold">{texts.howToReach}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              className="radio radio-primary"
              value={value}
              defaultChecked={value === emptyDraft.preferredContact}
              {...radio}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} label={texts.howToReach} error={error} />
    </fieldset>
  );
}
