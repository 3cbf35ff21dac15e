import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import type { ReactNode } from 'react';
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
