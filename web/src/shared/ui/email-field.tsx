import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';

type EmailFieldProps = {
  label: string;
  autoComplete: 'email' | 'username';
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: ReactNode;
};

export function EmailField({ label, autoComplete, field, error, hint }: EmailFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...field}
          type="email"
          autoComplete={autoComplete}
          inputMode="email"
          autoCapitalize="none"
          className="input input-lg w-full"
        />
      )}
    </Field>
  );
}
