import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { useDeskList } from '#desk/live/use-desk-list.ts';

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
