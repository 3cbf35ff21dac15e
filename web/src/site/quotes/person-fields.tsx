import { foundByOptions } from '@welding/domain/entities/found-by';
import { foundByLabels } from '@welding/domain/entities/plain-quote-request';
import { paths } from '@welding/domain/paths';
import { useId } from 'react';
import { Link } from 'react-router';
import { FieldError } from '#shared/ui/field.tsx';
import { DraftField, useDraftError } from './draft-field.tsx';
import { emptyDraft, type QuoteFormState } from './quote-draft.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';

const texts = quoteFormTexts();
const choices = [
  { value: 'phone', label: texts.byPhone },
  { value: 'email', label: texts.byEmail },
] as const;

function ContactPreference({ form }: { form: QuoteFormState }) {
  const errorId = useId();
  const error = useDraftError(form, 'preferredContact');
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
              {...form.register('preferredContact')}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} label={texts.howToReach} error={error} />
    </fieldset>
  );
}

export function PersonFields({ form }: { form: QuoteFormState }) {
  return (
    <>
      <DraftField form={form} name="firstName" label={texts.firstName}>
        {(control) => <input {...control} className="input" autoComplete="given-name" />}
      </DraftField>
      <DraftField form={form} name="lastName" label={texts.lastName}>
        {(control) => <input {...control} className="input" autoComplete="family-name" />}
      </DraftField>
      <DraftField form={form} name="email" label={texts.email}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </DraftField>
      <DraftField form={form} name="phone" label={texts.phone}>
        {(control) => <input {...control} className="input" type="tel" inputMode="tel" autoComplete="tel" />}
      </DraftField>
      <ContactPreference form={form} />
      <DraftField
        form={form}
        name="address"
        label={texts.street}
        hint={texts.streetHint}
        className="sm:col-span-2"
      >
        {(control) => <input {...control} className="input" autoComplete="address-line1" />}
      </DraftField>
    </>
  );
}

export function PrivacyNote() {
  return (
    <p className="text-sm text-base-content/75 sm:col-span-2">
      {texts.useOfData(
        <Link discover="none" to={paths.privacy} className="link">
          {texts.handlingOfData}
        </Link>,
      )}
    </p>
  );
}

/** How the client found the business: one tap, or none. */
export function FoundByField({ form: { watch, setValue } }: { form: QuoteFormState }) {
  // Watched but not registered. Without a choice, registered radios are null, which the schema refuses.
  const chosen = watch('foundBy');
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-semibold">{quoteFormTexts().foundBy}</legend>
      <div className="flex flex-wrap gap-x-6">
        {foundByOptions.map((option) => (
          <label key={option} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="foundBy"
              className="radio radio-primary"
              value={option}
              checked={option === chosen}
              onChange={() => setValue('foundBy', option)}
            />
            {foundByLabels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
