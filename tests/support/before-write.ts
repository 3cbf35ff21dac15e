import { WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The original, because a test that fails early leaves its spy behind. */
const { commit } = WriteBatch.prototype;

/** Runs `act` right before this process writes to Firestore for the `ordinal`-th time from now, 1 for the next write. */
export function beforeWrite(ordinal: number, act: () => Promise<unknown>): { stop: () => number } {
  let count = 0;
  let isActing = false;
  const spy = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
    // The tests' API writes in this process, too.
    if (isActing) return await commit.call(this);
    count += 1;
    isActing = count === ordinal;
    if (isActing) await act();
    isActing = false;
    return await commit.call(this);
  });
  return {
    /** Stops watching. @returns the number of writes */
    stop: () => {
      spy.mockRestore();
      return count;
    },
  };
}
