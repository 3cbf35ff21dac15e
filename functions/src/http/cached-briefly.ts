/** Shares one expensive result among all callers for this time. A failure is not cached. */
export function cachedBriefly<Made>(milliseconds: number, make: () => Promise<Made>): () => Promise<Made> {
  let cached: { readonly making: Promise<Made>; until: number } | undefined;
  return () => {
    if (cached && Date.now() < cached.until) return cached.making;
    const made = { making: make(), until: Number.POSITIVE_INFINITY };
    cached = made;
    made.making.then(
      () => {
        made.until = Date.now() + milliseconds;
      },
      () => {
        made.until = 0;
      },
    );
    return made.making;
  };
}
