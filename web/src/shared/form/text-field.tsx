import { givenDays } from '@welding/domain/values/limits';
import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.ts';

type TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = FormFieldProps<
  Values,
  Name
> &
  Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'maxLength'
    | 'placeholder'
    | 'list'
    | 'min'
    | 'max'
    | 'onFocus'
  > & {
    /** More than one makes it a multi-line field. */
    rows?: number;
    /** Just added by a tap, so it takes the focus. */
    isNew?: boolean;
    /** The value of an empty field; otherwise ''. */
    empty?: null;
  };

/** Text; `type` makes it a day (`date`, YYYY-MM-DD) or a time of day (`time`, HH:mm). */
export function TextField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label: givenLabel,
  fullLabel,
  hint,
  className,
  rows = 1,
  isNew = false,
  empty,
  ...attributes
}: TextFieldProps<Values, Name>) {
  const { value, onChange, input, error, label } = useFormField(
    { form, name, label: givenLabel, fullLabel },
    (text) => String(text ?? ''),
  );
  const change = (text: string) => onChange(text === '' && empty !== undefined ? empty : text);
  return (
    <Field label={label} hint={hint} error={error} isQuiet {...(className && { className })}>
      {(control) =>
        rows > 1 ? (
          <textarea
            {...control}
            {...input}
            className="textarea"
            rows={rows}
            maxLength={attributes.maxLength}
            value={value ?? ''}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <input
            autoComplete="off"
            {...(attributes.type === 'date' && givenDays)}
            {...attributes}
            {...control}
            {...input}
            className="input"
            // biome-ignore lint/a11y/noAutofocus: a tap just now has asked for it
            autoFocus={isNew}
            value={value ?? ''}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </Field>
  );
}
