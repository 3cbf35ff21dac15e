export type IdempotencyKeys = {
  /**
   * The key for `body`. A retry of the same body keeps the key, so that it acts once. An edited body gets a new key because the
   * API refuses a key with another body.
   */
  keyFor(body: unknown): string;
  /** Call after a success, so that sending the same body again acts again. */
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
