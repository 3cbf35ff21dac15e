import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { Field } from '#shared/ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { QuoteFormState } from './quote-form-state.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';

/** The damage and the metal: enough for a price range. */
export function JobFields({ form }: { form: QuoteFormState }) {
  const texts = quoteFormTexts();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={texts.service} error={errors.serviceType?.message} className="sm:col-span-2">
        {(control) => (
          <select {...control} {...register('serviceType')} className="select">
            <option value="">{texts.selectService}</option>
            {quotableServices.map((service) => (
              <option key={service} value={service}>
                {serviceTypeLabels[service]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={texts.details}
        hint={texts.detailsHint}
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
      <ChoiceField form={form} field="metal" />
      <ChoiceField form={form} field="thickness" />
    </>
  );
}
