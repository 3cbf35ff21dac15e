import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-change';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import type { ReactNode } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { uiTexts } from './ui-texts.ts';
import { WithDocuments } from './with-documents.tsx';

type WithClientsProps = {
  /** Any number, with or without repetition. */
  ids: readonly string[];
  children: (clients: ReadonlyMap<string, Client>) => ReactNode;
};

/** Shows what needs these clients, with those that are there yet. */
export function WithClients({ ids, children }: WithClientsProps) {
  return (
    <WithDocuments collection="clients" schema={storedClientSchema} ids={ids}>
      {children}
    </WithDocuments>
  );
}

type RowsWithClientsProps<Item> = {
  items: readonly Item[];
  /** Shows one, with what its client is called. */
  children: (item: Item, of: string) => ReactNode;
};

/** A list of what belongs to several clients, each with its client's name. */
export function RowsWithClients<Item extends { readonly id: string; readonly clientId: string }>({
  items,
  children,
}: RowsWithClientsProps<Item>) {
  return (
    <WithClients ids={items.map(({ clientId }) => clientId)}>
      {(clients) => (
        <ul className="grid gap-2">
          {items.map((item) => {
            const client = clients.get(item.clientId);
            return <li key={item.id}>{children(item, client ? clientName(client) : uiTexts().client)}</li>;
          })}
        </ul>
      )}
    </WithClients>
  );
}

/** These clients by their id, as far as they are there yet. @param ids at most 30, with or without repetition; '' is nobody's */
export function useClients(ids: readonly string[]): ReadonlyMap<string, Client> {
  const wanted = [...new Set(ids)].filter(Boolean).sort();
  const list = useDeskList(
    wanted.length === 0
      ? null
      : {
          collection: 'clients',
          schema: storedClientSchema,
          where: [['__name__', 'in', wanted]],
          limit: wanted.length,
        },
  );
  return new Map(list.status === 'ready' ? list.items.map((client) => [client.id, client]) : []);
}
