import type { Actor } from '@welding/domain/entities/audit-entry';
import * as logger from 'firebase-functions/logger';
import { Refusal } from '#refusal.ts';
import { historyNames } from '#store/audit.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { declareQuery } from '#store/query.ts';
import { imports } from './imports.ts';
import { undoImport } from './undo-import.ts';

const begun = declareQuery({
  collection: 'imports',
  equal: [],
  order: { field: 'undoingSince', direction: 'asc' },
});
const mostAtOnce = 20;
const undoing: Actor = { id: 'imports', name: historyNames.imports, role: 'system' };

/**
 * Goes on with undoing that broke off.
 * @param now the person who undoes an import gets this long to go on themselves
 * @returns how many it completed
 */
export async function completeUndoing(now: Date): Promise<number> {
  const before = new Date(now.getTime() - 5 * 60_000);
  const found = await begun(await imports(), [], { before })
    .limit(mostAtOnce)
    .get();
  const done = await itemByItem('imports', found.docs, { idOf: ({ id }) => id }, ({ id }) => complete(id));
  return done.length;
}

async function complete(id: string): Promise<void> {
  try {
    await undoImport(id, undoing, () => true);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Some records were used meanwhile. The desk lists the records that remain.
    logger.info('an import was undone in part', { id });
  }
}
