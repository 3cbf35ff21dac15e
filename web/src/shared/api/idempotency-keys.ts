/** Idempotency keys for one form. */
export type IdempotencyKeys = {
  /**
   * The key to send `body` with: the same body again, after a failure or a lost answer, gets the same key and is carried
   * out once; an edited one gets a new key, because the API refuses a key with another body.
   */
  keyFor(body: unknown): string;
  /** After a success: the same body sent again is meant to act again. */
  renew(): void;
};

export function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyFor(body) {
      const content = JSON.stringify(body);
      const key = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, key);
      return key;
    },
    renew: () => keys.clear(),
  };
}
