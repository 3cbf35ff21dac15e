import { type ReactNode, useEffect, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, get, useController } from 'react-hook-form';
import { messagesIn } from './check-values.ts';
import { isSame } from './form-versions.ts';
import type { SavedFormHandle } from './use-saved-form.ts';

export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>> = {
  form: SavedFormHandle<Values>;
  name: Name;
  /** By default the schema's. */
  label?: string | undefined;
  /** The label in a comparison of versions, which lacks the field's neighbors. By default `label`. */
  fullLabel?: string | undefined;
  hint?: ReactNode;
  className?: string;
};

type Named<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  FormFieldProps<Values, Name>,
  'form' | 'name' | 'label' | 'fullLabel'
>;

/**
 * A field's value, label, error and change handler.
 * @param textOf the value in words, for comparing versions
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  named: Named<Values, Name>,
  textOf: (value: FieldPathValue<Values, Name>) => string,
) {
  const { form, name } = named;
  const { field, fieldState } = useController({ control: form.control, name });
  useFieldWords(named, textOf);
  const { ref, value, onChange, onBlur } = field;
  const [error] = messagesIn(fieldState.error);
  return { value, onChange, input: { ref, onBlur, name }, error, label: named.label ?? form.labelOf(name) };
}

/** Registers the label and text of a field or list. Fields of entries belong to their list. */
export function useFieldWords<Values extends FieldValues, Name extends FieldPath<Values>>(
  { form, name, label = form.labelOf(name), fullLabel = label }: Named<Values, Name>,
  textOf: (value: FieldPathValue<Values, Name>) => string | readonly string[],
) {
  const { words } = form;
  useEffect(() => {
    const isOfEntry = /\.\d/.test(name);
    words.set(name, {
      label: fullLabel,
      ...(!isOfEntry && { textOf: (values) => textOf(get(values, name)) }),
    });
  });
  useEffect(
    () => () => {
      words.delete(name);
    },
    [words, name],
  );
}

/**
 * An input whose text stands for another value. Keeps the text as typed while its value is the same.
 * @param read a text's value; the text itself if invalid
 */
export function useTypedText(
  value: unknown,
  onChange: (value: unknown) => void,
  { read, show }: { read: (text: string) => unknown; show: (value: unknown) => string },
) {
  const [typed, setTyped] = useState('');
  return {
    value: isSame(read(typed), value) ? typed : show(value),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(read(target.value));
    },
  };
}
