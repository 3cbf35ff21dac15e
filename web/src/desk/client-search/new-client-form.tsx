import { deskApiPaths } from '@welding/domain/api-paths';
import { type Client, type NewClient, newClientSchema } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { deskRequest } from '#desk/session/desk-request.ts';
import { isSame } from '#desk/ui/form/changes-of.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ClientFields, clientValues } from './client-fields.tsx';
import { clientSearchTexts } from './client-search-texts.ts';
import { KnownClients } from './known-clients.tsx';
import { useMatchingClients } from './use-matching-clients.ts';

const toClient = (json: unknown) => storedClientSchema.parse(json);

type NewClientFormProps = {
  /** What it begins with. */
  start: NewClient;
  /** The name under which what is typed outlives a reload. */
  draft?: string;
  /** Called with the new client, or with one of the same e-mail, phone or name who was there already. */
  onClient: (client: Client) => void;
};

/** Adds a client; before that, whoever has the same e-mail, phone or name is pointed out. */
export function NewClientForm({ start, draft, onClient }: NewClientFormProps) {
  const form = useDeskForm({
    schema: newClientSchema,
    stored: { values: clientValues(start), updatedAt: null },
    ...(draft !== undefined && { draft }),
    send: (body, { keyFor }) =>
      deskRequest(deskApiPaths.clients, toClient, { body, idempotencyKey: keyFor(body) }),
    onSent: onClient,
  });
  const typed = useWatch({ control: form.control });
  /** Somebody asked to add what was typed then. */
  const [asked, setAsked] = useState<typeof typed>();
  const isAsked = asked !== undefined && isSame(asked, typed) && form.state.phase !== 'saving';
  const person = isAsked ? newClientSchema.safeParse(typed).data : undefined;
  const { others, isKnown } = useMatchingClients(person ?? null);
  const isNew = person !== undefined && isKnown && others.length === 0;

  const add = async () => {
    await form.submit();
    setAsked(undefined);
  };
  const addNew = useEffectEvent(add);
  useEffect(() => {
    if (isNew) void addNew();
  }, [isNew]);
  const ask = async () => {
    const isRight = await form.check();
    if (isRight) setAsked(form.getValues());
    return isRight;
  };
  const use = (client: Client) => {
    form.takeTheirs();
    onClient(client);
  };
  const isPointedOut = isAsked && others.length > 0;
  return (
    <DeskForm
      form={{ ...form, submit: ask }}
      action={isPointedOut ? undefined : clientSearchTexts().add}
      acting={clientSearchTexts().adding}
    >
      <ClientFields form={form} />
      {isPointedOut && <KnownClients known={others} onUse={use} onAdd={() => void add()} />}
    </DeskForm>
  );
}
