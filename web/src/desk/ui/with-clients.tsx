import type { Client } from '@welding/domain/entities/client';
import type { ReactNode } from 'react';
import { chunks } from './chunks.ts';
import { useClients } from './use-clients.ts';

type Clients = ReadonlyMap<string, Client>;
type WithClientsProps = {
  /** Any number, with or without repetition. */
  ids: readonly string[];
  children: (clients: Clients) => ReactNode;
};

/** Shows what needs these clients, with those that are there yet; each is asked for once, in as few queries as there can be. */
export function WithClients({ ids, children }: WithClientsProps) {
  const parts = chunks([...new Set(ids)].sort());
  return (
    <Gather parts={parts.map(({ items }) => items)} known={nobody}>
      {children}
    </Gather>
  );
}

const nobody: Clients = new Map();

function Gather({
  parts: [part = [], ...rest],
  known,
  children,
}: {
  parts: readonly (readonly string[])[];
  known: Clients;
  children: WithClientsProps['children'];
}) {
  const found = useClients(part);
  const all = new Map([...known, ...found]);
  return rest.length === 0 ? (
    children(all)
  ) : (
    <Gather parts={rest} known={all}>
      {children}
    </Gather>
  );
}
