import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { Field } from '#shared/ui/field.tsx';
import { ContactPreference } from './contact-preference.tsx';
import type { QuoteFormState } from './quote-form-state.ts';

/** What every request says: the specification's fields, and where the job is. */
export function QuoteFields({ form: { register, formState } }: { form: QuoteFormState }) {
  const { errors } = formState;
  return (
    <>
      <Field label="First name" error={errors.firstName?.message}>
        {(control) => (
          <input {...control} {...register('firstName')} className="input" autoComplete="given-name" />
        )}
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        {(control) => (
          <input {...control} {...register('lastName')} className="input" autoComplete="family-name" />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
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
      <Field label="Phone" error={errors.phone?.message}>
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
      <Field label="Service" error={errors.serviceType?.message} className="sm:col-span-2">
        {(control) => (
          <select {...control} {...register('serviceType')} className="select">
            <option value="">Select a service</option>
            {quotableServices.map((service) => (
              <option key={service} value={service}>
                {serviceTypeLabels[service]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Project details"
        hint="What broke or is to be built, of what metal, where it stands, and how soon you need it."
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <textarea
            {...control}
            {...register('description')}
            className="textarea"
            rows={5}
            autoCapitalize="sentences"
          />
        )}
      </Field>
      <ContactPreference radio={register('preferredContact')} error={errors.preferredContact?.message} />
      <Field
        label="ZIP code of the job (optional)"
        hint="Tells us how far away you are."
        error={errors.zip?.message}
      >
        {(control) => (
          <input
            {...control}
            {...register('zip')}
            className="input"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
          />
        )}
      </Field>
      <Field label="Street address (optional)" hint="Where we would come to." error={errors.address?.message}>
        {(control) => (
          <input {...control} {...register('address')} className="input" autoComplete="address-line1" />
        )}
      </Field>
    </>
  );
}
