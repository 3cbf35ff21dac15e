import { type Batch, firestore } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';

const ledgersByChange = declareQuery({
  collection: 'projectLedgers',
  equal: [],
  order: { field: 'changedAt', direction: 'asc' },
});

/**
 * The one document that everything touches from which something follows for a project: its money, papers and visits. A batch
 * fails when there was another such change since this read, and is tried again with what is true then.
 */
export async function readLedger(projectId: string): Promise<{ readonly touch: (batch: Batch) => void }> {
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
export async function touchLedger(batch: Batch, projectId: string | undefined): Promise<void> {
  if (!projectId) return;
  const ledger = (await firestore()).collection('projectLedgers').doc(projectId);
  batch.set(ledger, { changedAt: new Date() }, { merge: true });
}

/** All projects of which something changed after an instant, by their ids. */
export async function listChangedSince(after: Date): Promise<string[]> {
  const ledgers = (await firestore()).collection('projectLedgers');
  return (await ledgersByChange(ledgers, [], { after }).get()).docs.map(({ id }) => id);
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
