import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, UseFormRegisterReturn } from 'react-hook-form';
import { Field, type FieldControlProps } from '#shared/ui/field.tsx';
import type { QuoteFormState } from './quote-draft.ts';

type DraftFieldProps = {
  form: QuoteFormState;
  name: FieldPath<QuoteDraft>;
  label: string;
  hint?: ReactNode;
  className?: string;
  children: (control: FieldControlProps & UseFormRegisterReturn) => ReactNode;
};

/** A field of the quote form with its error. */
export function DraftField({ form, name, children, ...words }: DraftFieldProps) {
  return (
    <Field {...words} error={useDraftError(form, name)}>
      {(control) => children({ ...control, ...form.register(name) })}
    </Field>
  );
}

/** A field's error message. It updates this field alone: updating the whole form is slow on an old phone. */
export function useDraftError(
  { subscribe, getFieldState }: QuoteFormState,
  name: FieldPath<QuoteDraft>,
): string | undefined {
  const onErrors = useCallback(
    (callback: () => void) => subscribe({ formState: { errors: true }, callback }),
    [subscribe],
  );
  const read = () => getFieldState(name).error?.message;
  return useSyncExternalStore(onErrors, read, read);
}
