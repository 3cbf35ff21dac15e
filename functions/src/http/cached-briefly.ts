/**
 * What is dear to make and the same for everybody: whoever asks while it is made, or so many milliseconds after that, gets
 * the same. A failure is not kept.
 */
export function cachedBriefly<Made>(milliseconds: number, make: () => Promise<Made>): () => Promise<Made> {
  let cached: Promise<Made> | undefined;
  const forget = () => {
    cached = undefined;
  };
  return () => {
    if (cached) return cached;
    const making = make();
    cached = making;
    making.then(() => setTimeout(forget, milliseconds).unref(), forget);
    return making;
  };
}
