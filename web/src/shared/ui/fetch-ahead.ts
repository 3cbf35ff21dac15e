let running = 0;

/** Brings in code that nobody has asked for yet. What is lost is fetched again when it is opened. Never rejects. */
export async function fetchAhead(fetchCode: () => Promise<unknown>): Promise<void> {
  running += 1;
  try {
    await fetchCode();
  } catch {
    // The page that stands there does not need it.
  } finally {
    running -= 1;
  }
}

/** Whether what is lost right now may be what nobody has asked for. */
export function isFetchingAhead(): boolean {
  return running > 0;
}
