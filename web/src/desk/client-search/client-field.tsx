import type { Client } from '@welding/domain/entities/client';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type DeskFieldProps, useDeskField } from '#desk/ui/form/use-desk-field.ts';
import { ClientPicker } from './client-picker.tsx';
import { clientSearchTexts } from './client-search-texts.ts';

type ClientFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  DeskFieldProps<Values, Name>,
  'form' | 'name'
> & { onChoose?: (client: Client | undefined) => void };

/** The id of the client whose something is to be. */
export function ClientField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  onChoose,
}: ClientFieldProps<Values, Name>) {
  const { value, onChange, error } = useDeskField(
    { form, name, label: clientSearchTexts().client },
    () => '',
  );
  const choose = (client: Client | undefined) => {
    onChange(client?.id);
    onChoose?.(client);
  };
  return <ClientPicker clientId={value || undefined} error={error} canAdd onChoose={choose} />;
}
