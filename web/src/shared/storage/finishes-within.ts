/** Waits for `work` for at most `limitMs`. Returns whether it succeeded in time. */
export async function finishesWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
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
