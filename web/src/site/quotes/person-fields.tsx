import { paths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { Field } from '#shared/ui/field.tsx';
import { ContactPreference } from './contact-preference.tsx';
import type { QuoteFormState } from './quote-form-state.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';

export function PersonFields({ form: { register, formState } }: { form: QuoteFormState }) {
  const texts = quoteFormTexts();
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
  const texts = quoteFormTexts();
  return (
    <p className="text-sm text-base-content/75 sm:col-span-2">
      {texts.useOfData(
        <Link to={paths.privacy} className="link">
          {texts.handlingOfData}
        </Link>,
      )}
    </p>
  );
}
