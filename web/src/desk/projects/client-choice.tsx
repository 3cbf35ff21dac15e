import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { useDeferredValue, useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { clientName } from '#desk/ui/use-clients.ts';
import { Field } from '#shared/ui/field.tsx';

const most = 8;

type ClientChoiceProps = {
  /** The client that was asked for is not there. */
  notFound: boolean;
  onChoose: (client: Client) => void;
};

/** Finds a client by how the last name or the e-mail begins. */
export function ClientChoice({ notFound, onChoose }: ClientChoiceProps) {
  const [typed, setTyped] = useState('');
  const beginning = useDeferredValue(typed.trim());
  const field = beginning.includes('@') ? 'email' : 'lastName';
  const from = field === 'email' ? beginning.toLowerCase() : capitalized(beginning);
  const found = useDeskList(
    from.length < 2
      ? null
      : {
          collection: 'clients',
          schema: storedClientSchema,
          where: [
            [field, '>=', from],
            [field, '<', `${from}\uf8ff`],
          ],
          order: [field, 'asc'],
          limit: most,
        },
  );
  return (
    <div className="grid gap-3">
      {notFound && <p role="alert">This client is not there any more. Please choose one.</p>}
      <Field label="Client" hint="How the last name begins, or the e-mail.">
        {(control) => (
          <input
            {...control}
            type="search"
            className="input"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {from.length >= 2 && (
        <DeskListView list={found} noun="clients" empty={<p>No client begins so.</p>}>
          {(clients) => (
            <ul className="grid gap-2">
              {clients.map((client) => (
                <li key={client.id}>
                  <button type="button" className="list-row-button" onClick={() => onChoose(client)}>
                    <span className="grid min-w-0">
                      <span className="wrap-anywhere font-semibold">{clientName(client)}</span>
                      <span className="wrap-anywhere text-base-content/80">{client.email}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </DeskListView>
      )}
    </div>
  );
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
