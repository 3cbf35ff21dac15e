import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { useState } from 'react';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { Field } from '#shared/ui/field.tsx';

const mostFound = 8;
/** Sorts after every letter (U+F8FF): what begins with a text lies between it and it with this behind. */
const afterAll = '\uf8ff';

type ClientChoiceProps = {
  clientId: string;
  error: string | undefined;
  onChoose: (client: Client | undefined) => void;
};

/** Whose visit it is: found by the beginning of the last or first name, or of the e-mail. */
export function ClientChoice({ clientId, error, onChoose }: ClientChoiceProps) {
  const [text, setText] = useState('');
  const chosen = useDeskDocument('clients', clientId || undefined, storedClientSchema);
  if (chosen.status === 'ready') {
    const { item } = chosen;
    return (
      <div className="grid justify-items-start gap-1.5">
        <p className="font-semibold">Client</p>
        <p className="wrap-anywhere">
          {item.firstName} {item.lastName}, {item.phone}
        </p>
        <button type="button" className="btn btn-outline" onClick={() => onChoose(undefined)}>
          Choose another client
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Field label="Client" error={error} hint="Type the beginning of a name or e-mail">
        {(props) => (
          <input
            {...props}
            type="search"
            className="input"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {text.trim().length >= 2 && <FoundClients text={text.trim()} onChoose={onChoose} />}
    </div>
  );
}

function FoundClients({ text, onChoose }: { text: string; onChoose: ClientChoiceProps['onChoose'] }) {
  const name = text.charAt(0).toUpperCase() + text.slice(1);
  const byLast = useDeskList(beginning('lastName', name));
  const byFirst = useDeskList(beginning('firstName', name));
  const byEmail = useDeskList(beginning('email', text.toLowerCase()));
  const lists = [byLast, byFirst, byEmail];
  const found = lists.flatMap((list) => (list.status === 'ready' ? list.items : []));
  const unique = [...new Map(found.map((client) => [client.id, client])).values()].slice(0, mostFound);
  const isLooking = lists.some(({ status }) => status === 'loading');
  return (
    <>
      <p role="status" className="text-sm">
        {unique.length === 0 && (isLooking ? 'Looking' : 'No client of this name or e-mail')}
        {unique.length > 0 && `${unique.length === 1 ? '1 client' : `${unique.length} clients`} found`}
      </p>
      <ul className="grid gap-1">
        {unique.map((client) => (
          <li key={client.id}>
            <button type="button" className="list-row-button wrap-anywhere" onClick={() => onChoose(client)}>
              {client.firstName} {client.lastName}, {client.phone}, {client.email}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const beginning = (field: 'lastName' | 'firstName' | 'email', text: string) => ({
  collection: 'clients',
  schema: storedClientSchema,
  where: [
    [field, '>=', text],
    [field, '<=', `${text}${afterAll}`],
  ] as const,
  order: [field, 'asc'] as const,
  limit: mostFound,
});
