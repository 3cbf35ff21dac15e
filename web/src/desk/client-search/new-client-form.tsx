import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type Client,
  type NewClient,
  newClientSchema,
  storedClientSchema,
} from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { inCommon, nameTerm, phoneTerm } from '@welding/domain/entities/client-search';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type DeskList, type DeskQuery, useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { isSame } from '#shared/form/form-versions.ts';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { ClientSummary } from './client-search.tsx';
import { clientSearchTexts } from './client-search-texts.ts';

const toClient = (json: unknown) => storedClientSchema.parse(json);

type NewClientFormProps = {
  start: NewClient;
  /** The key that keeps typed text across a reload. */
  draft: string;
  /** Called with the new client, or with a matching existing one. */
  onClient: (client: Client) => void;
};

/** Adds a client. First points out clients with the same email, phone or name. */
export function NewClientForm({ start, draft, onClient }: NewClientFormProps) {
  const t = clientSearchTexts();
  const form = useSavedForm({
    schema: newClientSchema,
    stored: { values: clientValues(start), updatedAt: null },
    draft,
    send: (body, { keyFor }) =>
      deskRequest(deskApiPaths.clients, toClient, { body, idempotencyKey: keyFor(body) }),
    onSent: onClient,
  });
  const typed = useWatch({ control: form.control });
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
    <DeskForm form={{ ...form, submit: ask }} action={isPointedOut ? undefined : t.add} acting={t.adding}>
      <ClientFields form={form} />
      {isPointedOut && <KnownClients known={others} onUse={use} onAdd={() => void add()} />}
    </DeskForm>
  );
}

type KnownClientsProps = {
  known: readonly MatchingClient[];
  onUse: (client: Client) => void;
  onAdd: () => void;
};

/** Possible duplicates. Takes the focus because it replaces the form's button. */
function KnownClients({ known, onUse, onAdd }: KnownClientsProps) {
  const t = clientSearchTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => heading.current?.focus(), []);
  const isEmailTaken = known.some(({ same }) => same === 'email');
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-lg font-bold">
        {t.isItOne(known.length)}
      </h3>
      <ul className="grid gap-2">
        {known.map(({ client, same }) => (
          <li key={client.id} className="list-row-plain items-center!">
            <span className="grid min-w-0 flex-1 basis-48">
              <ClientSummary client={client} />
              <span className="font-semibold">{t.same[same]}</span>
            </span>
            <Button
              look="primary"
              aria-label={t.chooseWhich(clientName(client))}
              onClick={() => onUse(client)}
            >
              {t.useThisOne}
            </Button>
          </li>
        ))}
      </ul>
      {isEmailTaken ? (
        <p>{t.emailTaken}</p>
      ) : (
        <Button className="justify-self-start" onClick={onAdd}>
          {t.addAnyway}
        </Button>
      )}
    </section>
  );
}

/** A new client has no note yet. */
export type ClientValues = FormValues<typeof newClientSchema> & { note?: string };

export function clientValues({ firstName, lastName, phone, email, address = '' }: NewClient): ClientValues {
  return { firstName, lastName, phone, email, address };
}

export function ClientFields({ form }: { form: SavedFormHandle<ClientValues> }) {
  const t = clientSearchTexts();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="firstName" />
        <TextField form={form} name="lastName" />
        <TextField form={form} name="phone" label={t.phone} type="tel" inputMode="tel" />
        <TextField form={form} name="email" type="email" inputMode="email" autoCapitalize="none" />
      </div>
      <TextField form={form} name="address" hint={t.addressHint} />
    </>
  );
}

type MatchingClient = { readonly client: Client; readonly same: 'email' | 'phone' | 'name' };

type Person = Pick<NewClient, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** The query matches name prefixes, so it also finds longer names. */
const clients = { collection: 'clients', schema: storedClientSchema, limit: 5 } as const;

/**
 * Clients with this person's email, phone or name; `byEmail` is among them. `isKnown` once all queries have responded.
 * @param person null queries nothing
 */
export function useMatchingClients(person: Person | null): {
  byEmail: Client | undefined;
  others: readonly MatchingClient[];
  isKnown: boolean;
} {
  const email = person?.email;
  const queries = [
    email ? { ...clients, where: [['email', '==', email]] as const } : null,
    termQuery(person && phoneTerm(person.phone)),
    termQuery(person && nameTerm(person.firstName, person.lastName)),
  ] as const;
  const lists = [useDeskList(queries[0]), useDeskList(queries[1]), useDeskList(queries[2])];
  const found = new Map(
    lists
      .flatMap((list) => (list.status === 'ready' ? [...list.items] : []))
      .map((client) => [client.id, client]),
  );
  const others = [...found.values()].flatMap((client) => {
    const same = person && !client.mergedInto && inCommon(person, client);
    return same ? [{ client, same }] : [];
  });
  return {
    byEmail: others.find(({ same }) => same === 'email')?.client,
    others,
    isKnown: queries.every((query, index) => query === null || isKnown(lists[index])),
  };
}

/** Without a connection it is what this device has. */
function isKnown(list: DeskList<Client> | undefined): boolean {
  if (list?.status !== 'ready') return list?.status === 'error';
  return list.isAnswered || list.offline;
}

function termQuery(term: string | null | undefined): DeskQuery<Client> | null {
  return term ? { ...clients, where: [['searchTerms', 'array-contains', term]] } : null;
}
