import { type Batch, firestore } from '#store/firestore.ts';

/**
 * Every change of a person's hours touches their document here. Of two at once, neither of which read the other's hours, one
 * batch fails; retry it with fresh data then.
 */
export async function readHourLedgers(
  welderIds: Iterable<string>,
): Promise<{ readonly touch: (batch: Batch) => void }> {
  const database = await firestore();
  const ledgers = [...new Set(welderIds)].map((id) => database.collection('hourLedgers').doc(id));
  const read = await database.getAll(...ledgers);
  return {
    touch: (batch) => {
      const changedAt = new Date();
      for (const { ref, updateTime } of read) {
        if (updateTime) batch.update(ref, { changedAt }, { lastUpdateTime: updateTime });
        else batch.create(ref, { changedAt });
      }
    },
  };
}
