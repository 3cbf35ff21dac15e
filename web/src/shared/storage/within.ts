/** Waits for `work`, but no longer than `limitMs`. Says whether it was done by then; a failure counts as not done. */
export async function within(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  const inTime = await Promise.race([done, tooLate]);
  clearTimeout(timer);
  return inTime;
}
