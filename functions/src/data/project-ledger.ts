import type { WriteBatch } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';
import { declareQuery } from './query.ts';

const ledgersByChange = declareQuery({
  collection: 'projectLedgers',
  equal: [],
  order: { field: 'changedAt', direction: 'asc' },
});

/**
 * The one document that everything touches from which something follows for a project: its money, papers and visits. A batch
 * fails when there was another such change since this read, and is tried again with what is true then.
 */
export async function readLedger(
  projectId: string,
): Promise<{ readonly touch: (batch: WriteBatch) => void }> {
  const ledger = (await firestore()).collection('projectLedgers').doc(projectId);
  const { updateTime } = await ledger.get();
  return {
    touch: (batch) => {
      if (updateTime) batch.update(ledger, { changedAt: new Date() }, { lastUpdateTime: updateTime });
      else batch.create(ledger, { changedAt: new Date() });
    },
  };
}

/** Adds to a batch that what a project costs changes, on which nothing else depends: hours, expenses, its status. */
export async function touchLedger(batch: WriteBatch, projectId: string | undefined): Promise<void> {
  if (!projectId) return;
  const ledger = (await firestore()).collection('projectLedgers').doc(projectId);
  batch.set(ledger, { changedAt: new Date() }, { merge: true });
}

/** Projects of which something changed after an instant, the earliest first, at most `most`. `changedAt` is ISO 8601. */
export async function listChangedSince(
  after: Date,
  most: number,
): Promise<{ readonly id: string; readonly changedAt: string }[]> {
  const ledgers = (await firestore()).collection('projectLedgers');
  const found = await ledgersByChange(ledgers, [], { after }).limit(most).get();
  return found.docs.map((ledger) => ({
    id: ledger.id,
    changedAt: ledger.get('changedAt').toDate().toISOString(),
  }));
}

/** What a project has, with the changed one in the place of what was stored; one that goes to another project is not in it. */
export function withChanged<Entity extends { readonly id: string; readonly projectId?: string | undefined }>(
  stored: readonly Entity[],
  changed: Entity | undefined,
  projectId: string,
): Entity[] {
  if (!changed) return [...stored];
  const others = stored.filter(({ id }) => id !== changed.id);
  return changed.projectId === projectId ? [...others, changed] : others;
}
