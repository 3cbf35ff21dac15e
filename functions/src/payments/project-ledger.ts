import { type Batch, firestore } from '#store/firestore.ts';

/**
 * Every change of a project's money, papers or visits touches this document. A batch fails when another one touched it since
 * this read; retry with fresh data then.
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

/** Touches the ledger without a condition, for changes of hours, expenses or status, which no other change depends on. */
export async function touchLedger(batch: Batch, projectId: string | undefined): Promise<void> {
  if (!projectId) return;
  const ledger = (await firestore()).collection('projectLedgers').doc(projectId);
  batch.set(ledger, { changedAt: new Date() }, { merge: true });
}

/** A project's stored entities with the changed one swapped in, or left out if it moves to another project. */
export function withChanged<Entity extends { readonly id: string; readonly projectId?: string | undefined }>(
  stored: readonly Entity[],
  changed: Entity | undefined,
  projectId: string,
): Entity[] {
  if (!changed) return [...stored];
  const others = stored.filter(({ id }) => id !== changed.id);
  return changed.projectId === projectId ? [...others, changed] : others;
}
