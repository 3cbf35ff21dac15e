/** A turn that does not come to an end holds the others up no longer: the batch's conditions hold without any order, too. */
const longestTurnMs = 2_000;

const last = new Map<string, Promise<void>>();

/**
 * Does `work` after what this process was asked to do before on the same day. What many want at once would otherwise be
 * decided by all of them together, of whom one succeeds and the rest decide anew: one after the other, each is decided once.
 * @param date the Chicago day, `YYYY-MM-DD`, whose time is taken
 */
export async function inTurn<Result>(date: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(date);
  const done = Promise.withResolvers<void>();
  last.set(date, done.promise);
  await before;
  const longest = setTimeout(done.resolve, longestTurnMs);
  try {
    return await work();
  } finally {
    clearTimeout(longest);
    done.resolve();
    if (last.get(date) === done.promise) last.delete(date);
  }
}
