/** A read that began longer ago is not joined: one that hangs keeps nobody who comes later. */
const joinedForMs = 100;

/**
 * Makes a read that those share who ask for the same while it is under way, begun a moment before: what many ask for at once
 * is read once. For what a request may know as it was a moment before it came.
 */
export function readTogether<Asked extends readonly unknown[], Found>(
  read: (...asked: Asked) => Promise<Found>,
  keyOf: (...asked: Asked) => string,
): (...asked: Asked) => Promise<Found> {
  const underWay = new Map<string, { readonly begun: number; readonly found: Promise<Found> }>();
  return (...asked) => {
    const key = keyOf(...asked);
    const joined = underWay.get(key);
    const begun = performance.now();
    if (joined && begun - joined.begun < joinedForMs) return joined.found;
    const found = read(...asked).finally(() => {
      if (underWay.get(key)?.found === found) underWay.delete(key);
    });
    underWay.set(key, { begun, found });
    return found;
  };
}
