import { intakeChoices } from '@welding/domain/entities/intake-choices';
import type { IntakeChoice } from '@welding/domain/entities/intake-options';
import { Field } from '#shared/ui/field.tsx';
import { questionsTexts } from './questions-texts.ts';
import type { QuoteFormState } from './quote-form-state.ts';

type ChoiceFieldProps = { field: IntakeChoice; form: QuoteFormState };

export function ChoiceField({ field, form }: ChoiceFieldProps) {
  const { ask, options, ...rest } = intakeChoices[field];
  const error = form.formState.errors.intake?.[field]?.message;
  return (
    <Field label={ask} hint={'hint' in rest ? rest.hint : undefined} error={error}>
      {(props) => (
        <select {...props} {...form.register(`intake.${field}`)} className="select">
          <option value="">{questionsTexts().chooseOrSkip}</option>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
