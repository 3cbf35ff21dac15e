import { type Client, newClientSchema } from '@welding/domain/entities/client';
import { ClientFields, clientValues } from '#desk/client-search/client-fields.tsx';
import { changesOf } from '#desk/ui/form/changes-of.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { changeClient } from './client-calls.ts';
import { clientsTexts } from './clients-texts.ts';

type EditClientProps = {
  /** As it is stored now: it goes on changing while somebody types. */
  client: Client;
  onDone: () => void;
};

/** Changes what is known of a client. */
export function EditClient({ client, onDone }: EditClientProps) {
  const form = useDeskForm({
    schema: newClientSchema,
    stored: { values: clientValues(client), updatedAt: client.updatedAt ?? null },
    draft: `client-${client.id}`,
    send: (typed, { on }) => changeClient(client.id, on.updatedAt, changesOf(typed, on.values)),
    onSent: onDone,
  });
  const cancel = () => {
    form.takeTheirs();
    onDone();
  };
  return (
    <DeskForm
      form={form}
      action={clientsTexts().save}
      actions={
        <button type="button" className="btn btn-ghost" onClick={cancel}>
          {clientsTexts().cancel}
        </button>
      }
    >
      <ClientFields form={form} />
    </DeskForm>
  );
}
