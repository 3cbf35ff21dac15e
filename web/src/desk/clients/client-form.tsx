import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type NewClient, newClientSchema } from '@welding/domain/entities/client';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';

/** The form of a client's fields, beginning with `start`. */
export function useClientForm(start: NewClient): UseFormReturn<NewClient> {
  return useForm<NewClient>({ resolver: standardSchemaResolver(newClientSchema), defaultValues: start });
}

type ClientFormProps = {
  form: UseFormReturn<NewClient>;
  onSend: (client: NewClient) => Promise<void>;
  /** What stands below the fields: problems and buttons. */
  children: ReactNode;
};

const fields = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email', inputMode: 'email', autoCapitalize: 'none' },
] as const;

/** A client's fields, to be added or changed. */
export function ClientForm({ form, onSend, children }: ClientFormProps) {
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const send = handleSubmit(onSend);
  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, ...input }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            {(control) => (
              <input {...control} {...input} {...register(name)} className="input" autoComplete="off" />
            )}
          </Field>
        ))}
      </div>
      <Field label="Address" hint="Street, town and ZIP code, if known" error={errors.address?.message}>
        {(control) => <input {...control} {...register('address')} className="input" autoComplete="off" />}
      </Field>
      {children}
    </form>
  );
}
