import type { Actor } from '@welding/domain/entities/audit-entry';
import { historyNames } from '#store/audit.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { declareQuery } from '#store/query.ts';
import { clients } from './clients.ts';
import { eraseClient } from './erase-client.ts';

const unfinished = declareQuery({
  collection: 'clients',
  equal: [],
  order: { field: 'erasingSince', direction: 'asc' },
});
const mostAtOnce = 20;
const erasures: Actor = { id: 'erasures', name: historyNames.erasures, role: 'system' };

/** Completes interrupted erasures. @returns how many it completed */
export async function completeErasures(): Promise<number> {
  const begun = await unfinished(await clients(), [])
    .limit(mostAtOnce)
    .get();
  const done = await itemByItem('erasures', begun.docs, { idOf: ({ id }) => id }, ({ id }) =>
    eraseClient(id, erasures),
  );
  return done.length;
}
