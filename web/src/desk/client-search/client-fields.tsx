import type { NewClient, newClientSchema } from '@welding/domain/entities/client';
import { TextField } from '#desk/ui/form/text-field.tsx';
import type { DeskFormHandle, FormValues } from '#desk/ui/form/use-desk-form.ts';

type ClientValues = FormValues<typeof newClientSchema>;

/** What the form holds of a client. */
export function clientValues({ firstName, lastName, phone, email, address = '' }: NewClient): ClientValues {
  return { firstName, lastName, phone, email, address };
}

/** A client's fields, to be added or changed. */
export function ClientFields({ form }: { form: DeskFormHandle<ClientValues> }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="firstName" label="First name" />
        <TextField form={form} name="lastName" label="Last name" />
        <TextField form={form} name="phone" label="Phone" type="tel" inputMode="tel" />
        <TextField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoCapitalize="none"
        />
      </div>
      <TextField form={form} name="address" label="Address" hint="Street, town and ZIP code, if known" />
    </>
  );
}
