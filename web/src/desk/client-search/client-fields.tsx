import type { NewClient, newClientSchema } from '@welding/domain/entities/client';
import { TextField } from '#desk/ui/form/text-field.tsx';
import type { DeskFormHandle, FormValues } from '#desk/ui/form/use-desk-form.ts';
import { clientSearchTexts } from './client-search-texts.ts';

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
        <TextField form={form} name="firstName" label={clientSearchTexts().firstName} />
        <TextField form={form} name="lastName" label={clientSearchTexts().lastName} />
        <TextField form={form} name="phone" label={clientSearchTexts().phone} type="tel" inputMode="tel" />
        <TextField
          form={form}
          name="email"
          label={clientSearchTexts().email}
          type="email"
          inputMode="email"
          autoCapitalize="none"
        />
      </div>
      <TextField
        form={form}
        name="address"
        label={clientSearchTexts().address}
        hint={clientSearchTexts().addressHint}
      />
    </>
  );
}
