import { WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The real one: a test that fails before it stops leaves a spy in its place. */
const { commit } = WriteBatch.prototype;

/** Does something right before this process writes to Firestore for the `ordinal`-th time from now on, 1 for the next one. */
export function beforeWrite(ordinal: number, act: () => Promise<unknown>): { stop: () => number } {
  let count = 0;
  let isActing = false;
  const spy = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
    // The API of the tests writes in this process, too.
    if (isActing) return await commit.call(this);
    count += 1;
    isActing = count === ordinal;
    if (isActing) await act();
    isActing = false;
    return await commit.call(this);
  });
  return {
    /** Leaves the writes alone again. @returns how many there were */
    stop: () => {
      spy.mockRestore();
      return count;
    },
  };
}
