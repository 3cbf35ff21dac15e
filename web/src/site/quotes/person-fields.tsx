import { foundByOptions } from '@welding/domain/entities/found-by';
import { foundByLabels } from '@welding/domain/entities/plain-quote-request';

import { paths } from '@welding/domain/paths';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { Field, FieldError } from '#shared/ui/field.tsx';
import { emptyDraft, type QuoteFormState } from './quote-draft.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';

const texts = quoteFormTexts();
const choices = [
  { value: 'phone', label: texts.byPhone },
  { value: 'email', label: texts.byEmail },
] as const;

type ContactPreferenceProps = { radio: UseFormRegisterReturn; error: string | undefined };

function ContactPreference({ radio, error }: ContactPreferenceProps) {
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

export function PersonFields({ form: { register, formState } }: { form: QuoteFormState }) {
  const { errors } = formState;
  return (
    <>
      <Field label={texts.firstName} error={errors.firstName?.message}>
        {(control) => (
          <input {...control} {...register('firstName')} className="input" autoComplete="given-name" />
        )}
      </Field>
      <Field label={texts.lastName} error={errors.lastName?.message}>
        {(control) => (
          <input {...control} {...register('lastName')} className="input" autoComplete="family-name" />
        )}
      </Field>
      <Field label={texts.email} error={errors.email?.message}>
        {(control) => (
          <input
            {...control}
            {...register('email')}
            className="input"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={texts.phone} error={errors.phone?.message}>
        {(control) => (
          <input
            {...control}
            {...register('phone')}
            className="input"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        )}
      </Field>
      <ContactPreference radio={register('preferredContact')} error={errors.preferredContact?.message} />
      <Field
        label={texts.street}
        hint={texts.streetHint}
        error={errors.address?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <input {...control} {...register('address')} className="input" autoComplete="address-line1" />
        )}
      </Field>
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
