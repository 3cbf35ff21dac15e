import { clientName } from '@welding/domain/entities/client-change';
import type { ReactNode } from 'react';
import { uiTexts } from './ui-texts.ts';
import { WithClients } from './with-clients.tsx';

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
