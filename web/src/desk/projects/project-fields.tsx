import { serviceTypeLabels, serviceTypes } from '@welding/domain/entities/service-type';
import { AmountField } from '#desk/ui/amount-field.tsx';
import { Field } from '#shared/ui/field.tsx';
import type { FieldErrors, ProjectFormValues } from './project-form-values.ts';

type ProjectFieldsProps = {
  values: ProjectFormValues;
  errors: FieldErrors;
  onChange: (change: Partial<ProjectFormValues>) => void;
  /** The final cost belongs to a completed project. */
  withFinalCost?: boolean;
};

/** What staff say of a project. */
export function ProjectFields({ values, errors, onChange, withFinalCost = false }: ProjectFieldsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-3">
      <Field label="Title" error={errors.title} className="col-span-full">
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={200}
            value={values.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Service" error={errors.serviceType}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={values.serviceType}
            onChange={(event) => onChange({ serviceType: event.target.value })}
          >
            <option value="">Please choose</option>
            {serviceTypes.map((type) => (
              <option key={type} value={type}>
                {serviceTypeLabels[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Date and time" error={errors.scheduledDate} hint="Chicago time. May stay empty.">
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="input"
            value={values.scheduledDate}
            onChange={(event) => onChange({ scheduledDate: event.target.value })}
          />
        )}
      </Field>
      <AmountField
        label="Estimated cost"
        value={values.estimatedCost}
        error={errors.estimatedCost}
        onChange={(estimatedCost) => onChange({ estimatedCost })}
      />
      {withFinalCost && (
        <AmountField
          label="Final cost"
          value={values.finalCost}
          error={errors.finalCost}
          onChange={(finalCost) => onChange({ finalCost })}
        />
      )}
      <Field label="Address of the work" error={errors.address}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            value={values.address}
            onChange={(event) => onChange({ address: event.target.value })}
          />
        )}
      </Field>
      <Field label="ZIP code" error={errors.zip}>
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={values.zip}
            onChange={(event) => onChange({ zip: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Description"
        error={errors.description}
        hint="The client reads this."
        className="col-span-full"
      >
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={4}
            maxLength={5000}
            value={values.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
